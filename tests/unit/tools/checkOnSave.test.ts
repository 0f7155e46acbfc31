/** @module-tag whole-commands */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { FoundProblems } from '../../../plugins/checks/contentOverlay';
import { watchContent } from '../../../tools/checkOnSave';
import { fixtureDocs } from '../plugins/checks/fixture';

test('check on save: all problems at the start, then those of a saved page until they are mended', async () => {
  const docs = path.join(mkdtempSync(path.join(tmpdir(), 'saved-')), 'docs');
  cpSync(fixtureDocs('good-site'), docs, { recursive: true });
  const page = path.join(docs, 'en/guide/start/intro.mdx');
  const good = readFileSync(page, 'utf8');
  const found: FoundProblems[] = [];
  const waiting: (() => void)[] = [];
  const next = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const end = new AbortController();
  const send = (problems: FoundProblems) => {
    found.push(problems);
    waiting.splice(0).forEach((resolve) => resolve());
  };
  let came = next();
  const watching = watchContent(docs, send, { signal: end.signal });
  await came;
  came = next();
  appendFileSync(page, '\nLook [here](/guide/start/cli).\n');
  await came;
  came = next();
  writeFileSync(page, good);
  await came;
  end.abort();
  await watching;
  expect(found.map(({ atStart }) => atStart)).toEqual([true, false, false]);
  const weak = found.map(({ issues }) => issues.filter(({ rule }) => rule === 'links/text').length);
  expect(weak[1]).toBe((weak[2] ?? 0) + 1);
  expect(found[1]?.issues.every(({ file }) => /^docs\/(en|zh)\/guide\/start\/intro\.mdx$/.test(file))).toBe(
    true,
  );
}, 60_000);
