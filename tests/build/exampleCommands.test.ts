/** @module-tag every-sample */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatBytes } from '../../lib/text/strings';
import { EXPLAIN_ADDRESS, archiveAddress, type ArchiveName } from '../../site/examples';
import { rulePath } from '../../site/routes';
import { RULES } from '../../site/rules';
import { createSiteServer } from '../../tools/server/siteServer';
import { listenLocally } from '../../tools/server/httpServer';
import { OUT, ROOT } from '../support/site';

/** An installation and two builds, on a machine that does other things as well. */
const LONG = { timeout: 600_000 };

const fences = (markdown: string) =>
  [...markdown.matchAll(/^```bash\n(.*?)\n```$/gms)].map(([, code = '']) => code);

const usagePages = readdirSync(path.join(ROOT, 'docs/en/guide/usage'))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `/guide/usage/${path.basename(file, '.mdx')}`);
const essays = ['/blog/topic/duplicate-pkg-problem', '/blog/topic/loader-optimization'];

let work = '';
let site: Awaited<ReturnType<typeof listenLocally>>;
beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'try-'));
  site = await listenLocally(createSiteServer(OUT));
});
afterAll(async () => {
  await site.close();
  rmSync(work, { recursive: true });
});

const download = async (address: string, type: string): Promise<string> => {
  const answer = await fetch(`${site.origin}${address}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  const file = path.join(work, path.basename(address));
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return file;
};
const unpack = async (name: ArchiveName): Promise<string> => {
  const archive = await download(archiveAddress(name), 'application/zip');
  execFileSync('python3', ['-m', 'zipfile', '-e', archive, work]);
  return path.join(work, name);
};
const page = async (route: string): Promise<string> => (await fetch(`${site.origin}${route}.md`)).text();

/** A shell as a reader's, but that `CI` ends a build when it is done. */
async function sh(command: string, cwd: string): Promise<string> {
  const running = promisify(execFile)('sh', ['-ec', command.replaceAll('npx @', 'npx --yes @')], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, CI: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  running.child.stdin?.end();
  return stripVTControlCharacters((await running).stdout);
}

interface Explained {
  readonly summary: { readonly bytes: number; readonly files: number };
  readonly rules: readonly { readonly code: string; readonly findings: readonly unknown[] }[];
}
const explained = async (report: string): Promise<Explained> => {
  const script = await download(EXPLAIN_ADDRESS, 'text/javascript; charset=utf-8');
  return JSON.parse(await sh(`node ${script} ${report} --json`, work)) as Explained;
};
const numbers = ({ summary: { bytes, files }, rules }: Explained) => ({
  bytes,
  files,
  // Which module of a package E1002 looks at follows from the path of the folder: 5 packages in one, 6 in another.
  findings: rules
    .map(({ code, findings }) => (code === 'E1002' ? code : `${code} ${findings.length}`))
    .sort(),
});

test.each([
  ['rspack-app', 'rspack-app'],
  ['webpack-app', 'webpack-app'],
  ['rsbuild-app', 'rsbuild-app'],
  ['diff-before', 'bundle-diff-before'],
  ['diff-after', 'bundle-diff-after'],
] as const)('the commands of %s give its live report', LONG, async (name, report) => {
  const folder = await unpack(name);
  const [commands = ''] = fences(readFileSync(path.join(folder, 'README.md'), 'utf8'));
  await sh(commands, folder);
  const live = await explained(path.join(OUT, `reports/${report}.json`));
  expect(numbers(await explained(path.join(folder, 'dist')))).toEqual(numbers(live));
});

/** Archives whose folder has the packages of its lockfile: nobody installs them twice. */
const installed = new Set<ArchiveName>();

/** What the report and the folder show after each build of a block of commands: sizes, and the findings of all rules. */
async function builtSizes(
  name: ArchiveName,
  commands: string,
): Promise<readonly { readonly sizes: readonly string[]; readonly findings: readonly string[] }[]> {
  const folder = await unpack(name);
  const dist = path.join(folder, 'dist');
  const builds: { sizes: string[]; findings: string[] }[] = [];
  for (const command of commands.split('\n')) {
    if (command === 'npm ci' && installed.has(name)) continue;
    // It shows the comparison in a browser; this writes it to a file instead.
    await sh(command.replace(/bundle-diff (?!.*--json).*/, '$& --json'), folder);
    if (command === 'npm ci') installed.add(name);
    if (command === 'npm install') installed.delete(name);
    if (!command.startsWith('RSDOCTOR=true')) continue;
    const data = path.join(dist, 'rsdoctor-data.json');
    const { bytes, findings } = numbers(await explained(existsSync(data) ? data : dist));
    const bytesOf = (start: string) =>
      readdirSync(dist)
        .filter((file) => file.startsWith(start) && file.endsWith('.js'))
        .reduce((sum, file) => sum + statSync(path.join(dist, file)).size, 0);
    const sizes = [formatBytes(bytes), formatBytes(bytesOf('main.')), bytesOf('').toLocaleString('en')];
    builds.push({ sizes, findings });
  }
  return builds;
}

const known = new Map<string, ReturnType<typeof builtSizes>>();

test.each([...usagePages, ...essays])(
  'the commands of %s give the sizes that it shows',
  LONG,
  async (route) => {
    const shown = await page(route);
    const apps = new Set(
      [...shown.matchAll(/\/examples\/([\w-]+)\.zip/g)].map(([, name]) => name as ArchiveName),
    );
    const blocks = fences(shown).filter((code) => code.includes('changes/'));
    expect([apps.size, blocks.length]).not.toContain(0);
    for (const [app, commands] of [...apps].flatMap((name) =>
      blocks.map((block) => [name, block] as const),
    )) {
      const key = `${app} ${commands}`;
      const building = known.get(key) ?? builtSizes(app, commands);
      known.set(key, building);
      const builds = await building;
      for (const { sizes } of builds)
        expect(
          sizes.filter((size) => shown.includes(size)),
          commands,
        ).not.toEqual([]);
      // A rule that is told to pass over a finding changes no size.
      expect(new Set(builds.map((build) => JSON.stringify(build))).size, commands).toBe(builds.length);
    }
  },
);

test('the commands of each rule page print what it shows', LONG, async () => {
  const folder = path.dirname(await unpack('rules'));
  for (const { code } of RULES) {
    const shown = await page(rulePath(code));
    const [install = '', build = ''] = fences(shown).slice(-2);
    if (!existsSync(path.join(folder, 'rules/node_modules'))) await sh(install, folder);
    const printed = await sh(build, path.join(folder, 'rules'));
    expect(install).toBe('cd rules\nnpm ci');
    // E1005 never reports; its page quotes the bundler.
    expect(printed).toContain(code === 'E1005' ? "export 'default' (imported as 'legacy')" : `[${code}:`);
  }
});
