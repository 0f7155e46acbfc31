import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runInWorker } from '../../../../plugins/worker-thread/runInWorker';
import { runGates } from '../../../../plugins/checks/content-gates/runGates';
import { readPages } from '../../../../plugins/checks/readPages';
import { drawPicture } from '../../../../plugins/output/social-pictures/drawPicture';
import { tempFolder } from '../../../support/tempFolder';
import { fixture, fixtureDocs } from '../checks/fixture';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FACTS = { lang: 'en', title: 'Quick start', section: 'Guide' } as const;

test('issue 14.3 the worker parses and checks pages as the main thread would', async () => {
  const { facts: _facts, ...tree } = fixture('bad-hero-span');
  const [parsed, issues] = await Promise.all([
    runInWorker('parsePages', tree.docsRoot),
    runInWorker('checkPages', tree.docsRoot),
  ]);
  expect(parsed).toEqual(tree);
  expect(issues).toEqual(await runGates(readPages(tree.docsRoot)));
  expect(issues.length).toBeGreaterThan(0);
});

test('issue 14.3 pages are checked as they are now, and not as they were parsed for an earlier check', async () => {
  const docsRoot = path.join(tempFolder('worker-thread-'), 'docs');
  cpSync(fixtureDocs('good-site'), docsRoot, { recursive: true });
  const problemsOf = async (name: string) =>
    (await runInWorker('checkPages', docsRoot)).filter(({ file }) => file.includes(name));
  await runInWorker('parsePages', docsRoot);
  expect(await problemsOf('later.mdx')).toEqual([]);
  writeFileSync(path.join(docsRoot, 'en/later.mdx'), '# Later\n');
  expect(await problemsOf('later.mdx')).not.toEqual([]);
});

test('issue 14.3 the worker draws the same bytes as the main thread', async () => {
  const pictures = new Map([['/guide/start/quick-start', FACTS]]);
  const drawn = await runInWorker('drawSocialPictures', { root: ROOT, pictures });
  const own = await drawPicture(ROOT, tempFolder('social-pictures-'))(FACTS);
  expect([...drawn.keys()]).toEqual([...pictures.keys()]);
  expect(own.equals(drawn.get('/guide/start/quick-start') ?? Buffer.alloc(0))).toBe(true);
});

test('issue 14.3 a task that fails says why, and the next one is done', async () => {
  const pictures = new Map([['/', { ...FACTS, title: 'A \u{1F9F1} wall' }]]);
  const [bad, good] = await Promise.allSettled([
    runInWorker('drawSocialPictures', { root: ROOT, pictures }),
    runInWorker('parsePages', fixture('good-site').docsRoot),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: /title needs another sign/ } });
  expect(good.status).toBe('fulfilled');
});
