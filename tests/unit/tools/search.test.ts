import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSearchServer, openIndexes } from '../../../tools/searchServe';
import { pushSite } from '../../../tools/searchPush';
import { listenLocally, type LocalServer } from '../../../tools/server/httpServer';
import { ROOT } from '../../support/site';
import { startWriteHost, type StoredIndex, type WriteFault, type WriteHost } from '../../support/writeHost';

const site = mkdtempSync(path.join(tmpdir(), 'searched-'));
writeFileSync(
  path.join(site, 'a.html'),
  '<html lang="en"><body><main><h1>Tiles</h1><p>Sweet &lt;b&gt; words of a map.</p><h2 id="map">Map</h2><p>中文对比</p></main></body></html>',
);
afterAll(() => rmSync(site, { recursive: true }));

describe('npm run search:push', () => {
  const OLD: StoredIndex = { settings: { replicas: [] }, records: [{ objectID: 'old' }] };
  const NAMES = { DOCSEARCH_APP_ID: 'APP', DOCSEARCH_INDEX_NAME: 'docs', SITE_ROOT: site };
  let host: WriteHost | undefined;
  afterEach(() => host?.close());

  /** What the command prints and leaves at a provider that has old records. */
  async function push(
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
    faultOf?: (call: string, at: number) => WriteFault | undefined,
  ) {
    host?.close();
    host = await startWriteHost(new Map([['docs', OLD]]), faultOf);
    const lines: string[] = [];
    const error = await pushSite(args, { ...NAMES, DOCSEARCH_HOSTS: host.url, ...env }, (line) =>
      lines.push(line),
    ).then(
      () => '',
      (failure: Error) => failure.message,
    );
    return { error, out: lines.join('\n'), indexes: host.indexes, calls: host.calls };
  }
  const KEY = { DOCSEARCH_WRITE_KEY: 'write' };

  test('issue 6.6 without arguments it sends nothing, needs no key, and says how to upload', async () => {
    const { error, out, calls } = await push([]);
    expect(error).toBe('');
    expect(out).toBe(
      '4 records of 1 pages\nNothing was sent. Replace all records of APP/docs with: npm run search:push -- --upload',
    );
    expect(calls).toEqual([]);
  });

  test('issue 6.6 with --upload all records are replaced; texts are written for HTML, other settings stay', async () => {
    const { out, indexes } = await push(['--upload'], KEY);
    expect(out).toContain('All records of APP/docs are replaced.');
    expect([...indexes.keys()]).toEqual(['docs']);
    expect(indexes.get('docs')?.settings).toMatchObject({ replicas: [], attributeForDistinct: 'url' });
    const contents = indexes.get('docs')?.records.map((record) => (record as { content: string }).content);
    expect(contents).toEqual([null, 'Sweet &lt;b&gt; words of a map.', null, '中文对比']);
  });

  test.each(['refuse', 'lose'] as const)(
    'issue 6.6 whichever call fails (%s), the records are the old or the new ones, and one line says what to do',
    async (fault) => {
      const { calls: all, indexes: whole } = await push(['--upload'], KEY);
      const records = whole.get('docs')?.records;
      for (const [failing, name] of all.entries()) {
        const { error, indexes } = await push(['--upload'], KEY, (_, at) =>
          at === failing ? fault : undefined,
        );
        const asked = `call ${failing}: ${name}`;
        expect([OLD.records, records], asked).toContainEqual(indexes.get('docs')?.records);
        if (error)
          expect(error, asked).toMatch(/^Upload to APP\/docs failed.* replaced all at once or not at all/);
        expect(error.split('\n'), asked).toHaveLength(1);
      }
    },
    30_000,
  );

  test('issue 6.6 a key that may not write changes nothing, and the line names the rights', async () => {
    const { error, indexes } = await push(['--upload'], KEY, () => 'forbid');
    expect([...indexes]).toEqual([['docs', OLD]]);
    expect(error).toMatch(
      /^Upload to APP\/docs failed \(403\): .*DOCSEARCH_WRITE_KEY must be a key .*addObject.*$/,
    );
  });

  test.each([
    ['a name is missing', [], { DOCSEARCH_INDEX_NAME: '' }, /^Set DOCSEARCH_INDEX_NAME and run/],
    ['the key is missing', ['--upload'], {}, /^Set DOCSEARCH_WRITE_KEY and run/],
    ['readers know the key', ['--upload'], { ...KEY, DOCSEARCH_API_KEY: 'write' }, /keep it secret\.$/],
    ['an argument is unknown', ['--force'], {}, /^Argument --force is unknown/],
    ['there is no built site', [], { SITE_ROOT: path.join(site, 'gone') }, /Run `npm run build` first\.$/],
  ])('issue 6.6 when %s, it stops with one line on what to do', async (_, args, env, line) => {
    const { error, calls } = await push(args, env);
    expect(error).toMatch(line);
    expect(calls).toEqual([]);
  });

  test('as a process it prints the line and ends with 1', async () => {
    const { PATH } = process.env;
    const run = await new Promise((resolve) =>
      execFile(
        process.execPath,
        ['--import', 'tsx', 'tools/searchPush.ts', '--force'],
        { cwd: ROOT, env: { PATH, ...NAMES } },
        (failure, out, error) => resolve({ code: failure?.code, out, error }),
      ),
    );
    expect(run).toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(/^Argument --force .*\n$/) as string,
    });
  });
});

describe('npm run search:serve', () => {
  let service: LocalServer;
  beforeAll(async () => {
    const indexes = openIndexes(
      [`docs=${site}`, `blog=${site}@https://blog.example/x/`],
      'https://rsdoctor.rs/',
    );
    service = await listenLocally(createSearchServer(indexes, ['docs.example']));
  });
  afterAll(() => service.close());

  const post = (requests: readonly object[], Origin = 'http://127.0.0.1:4173') =>
    fetch(`${service.origin}/1/indexes/*/queries`, {
      method: 'POST',
      body: JSON.stringify({ requests }),
      headers: { Origin },
    });
  const hitsOf = async (request: object) => {
    const { results } = (await (await post([{ indexName: 'docs', ...request }])).json()) as {
      results: [{ hits: object[]; queryID?: string }];
    };
    return results[0];
  };

  test('S7-1 answers DocSearch: places, marks, snippets, filters', async () => {
    const { hits } = await hitsOf({
      query: 'TILE',
      facetFilters: ['lang:en'],
    });
    expect(hits[0]).toMatchObject({
      url: 'https://rsdoctor.rs/a',
      type: 'lvl1',
      hierarchy: { lvl1: 'Tiles', lvl2: null },
      _highlightResult: { hierarchy: { lvl1: { value: '<mark>Tile</mark>s', matchLevel: 'full' } } },
    });
    const { hits: cut } = await hitsOf({ query: 'words', attributesToSnippet: ['content:2'] });
    expect(cut[0]).toMatchObject({
      content: 'Sweet &lt;b&gt; words of a map.',
      _snippetResult: { content: { value: expect.stringMatching(/^….*<mark>words<\/mark>.*…$/) as string } },
    });
    expect((await hitsOf({ query: '对比' })).hits).toHaveLength(1);
    expect((await hitsOf({ query: 'tile', facetFilters: [['lang:zh']] })).hits).toEqual([]);
    expect((await hitsOf({ query: '' })).hits).toEqual([]);
  });

  test('S7-8 the query id comes only when clicks are counted', async () => {
    expect(await hitsOf({ query: 'tile' })).not.toHaveProperty('queryID');
    expect((await hitsOf({ query: 'tile', clickAnalytics: true })).queryID).toBeTruthy();
  });

  test('S7-13 answers the remote call with a group of pages for each index', async () => {
    const reply = await fetch(`${service.origin}/search?keyword=map&limit=3&lang=en`);
    expect(await reply.json()).toEqual([
      {
        index: 'docs',
        hits: [expect.objectContaining({ title: 'Tiles', routePath: '/a', domain: 'https://rsdoctor.rs' })],
      },
      { index: 'blog', hits: [expect.objectContaining({ domain: 'https://blog.example/x' })] },
    ]);
  });

  test.each([
    ['http://localhost:1', true],
    ['http://192.168.1.7:4173', true],
    ['https://docs.example', true],
    ['https://evil.example', false],
    ['null', false],
  ])('pages of %s may read it: %s', async (origin, isAllowed) => {
    const reply = await post([{ indexName: 'docs', query: 'tile' }], origin);
    expect(reply.headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null);
  });

  test('what it cannot answer is refused with a message', async () => {
    expect((await post([{ indexName: 'none' }])).status).toBe(404);
    expect((await fetch(`${service.origin}/search?keyword=a&searchIndexes=none`)).status).toBe(404);
    const broken = await fetch(`${service.origin}/1/indexes/*/queries`, { method: 'POST', body: '{' });
    expect([broken.status, await broken.text()]).toEqual([400, expect.stringContaining('indexName')]);
  });

  test.each([
    ['out', /must be name=folder/],
    ['docs=no-such-folder', /no built site in no-such-folder/],
  ])('%s is refused', (args, message) => {
    expect(() => openIndexes(args.split(' '), 'https://rsdoctor.rs/')).toThrow(message);
  });
});
