import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { decodeHash, docsIssueUrl, linkKind, slug } from '../../../../lib/text/address';
import { langOfPath } from '../../../../lib/text/toolInLang';
import { DOCUMENTED_VERSION } from '../../../../site/analyzerVersions';
import { ROOT } from '../../../support/site';

test.each([
  ['', ''],
  ['#', ''],
  ['#install', 'install'],
  ['#%E5%AE%89%E8%A3%85', '安装'],
  ['#a%20b', 'a b'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#%', '%'],
])('S5-8 %s names the id "%s"', (hash, id) => {
  expect(decodeHash(hash)).toBe(id);
});

test.each([
  ['http://a.example', 'outside'],
  ['HTTPS://a.example', 'outside'],
  ['mailto:a@b.example', 'outside'],
  ['tel:+1', 'outside'],
  ['//a.example', 'outside'],
  ['#top', 'hash'],
  ['/guide', 'inside'],
  ['guide', 'inside'],
  ['/httpd', 'inside'],
])('S5-6 S5-7 S5-8 %s leads %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

test.each([
  ['/zh/guide', 'zh'],
  ['/zh/', 'zh'],
  ['/guide', 'en'],
  ['/', 'en'],
])('S1-3 the path %s means %s', (path, lang) => {
  expect(langOfPath(path)).toBe(lang);
});

test.each([
  ['Getting started', 'getting-started'],
  [' Options: `output.reportDir`? ', 'options-outputreportdir'],
  ['规则 与 选项（二）', '规则-与-选项二'],
  ['Ünïcode_2 - x', 'ünïcode_2---x'],
])('issue 7.1 %s → %s, as GitHub has it', (title, id) => {
  expect(slug(title)).toBe(id);
});

const REPOSITORY = 'https://code.example/docs';

test('issue 18.5 the issue names the page, its language by name, and the documented version', () => {
  const { origin, pathname, searchParams } = new URL(docsIssueUrl(REPOSITORY, '/zh/guide/start/cli', 'zh'));
  expect(`${origin}${pathname}`).toBe(`${REPOSITORY}/issues/new`);
  expect(searchParams.get('page')).toBe('/zh/guide/start/cli');
  expect(searchParams.get('language')).toBe('简体中文');
  expect(searchParams.get('version')).toContain(DOCUMENTED_VERSION);
});

test('every field that is filled in is one of the form', () => {
  const { searchParams } = new URL(docsIssueUrl(REPOSITORY, '/', 'en'));
  const form = path.join(ROOT, '.github/ISSUE_TEMPLATE', searchParams.get('template') ?? '');
  const { body } = parse(readFileSync(form, 'utf8')) as { body: { id?: string }[] };
  const ids = body.map(({ id }) => id);
  // The search appends what it did not find.
  for (const name of [...searchParams.keys(), 'wrong']) if (name !== 'template') expect(ids).toContain(name);
});
