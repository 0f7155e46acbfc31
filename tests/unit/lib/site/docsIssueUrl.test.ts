import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { docsIssueUrl } from '../../../../lib/site/docsIssueUrl';
import { DOCUMENTED_VERSION } from '../../../../site/analyzerVersions';
import { ROOT } from '../../../support/site';

const REPOSITORY = 'https://code.example/docs';

test('issue 18.5 the issue names the page, its language by name, and the documented version', () => {
  const { origin, pathname, searchParams } = new URL(
    docsIssueUrl(REPOSITORY, 'zh', { page: '/zh/guide/start/cli' }),
  );
  expect(`${origin}${pathname}`).toBe(`${REPOSITORY}/issues/new`);
  expect(searchParams.get('page')).toBe('/zh/guide/start/cli');
  expect(searchParams.get('language')).toBe('简体中文');
  expect(searchParams.get('version')).toContain(DOCUMENTED_VERSION);
});

test('issue 20.4 the words of a search reach the form as they were typed', () => {
  const { searchParams } = new URL(
    docsIssueUrl(REPOSITORY, 'en', { page: '/', title: 'Nothing for "a&b"', wrong: '没有 <b>' }),
  );
  expect(searchParams.get('title')).toBe('Nothing for "a&b"');
  expect(searchParams.get('wrong')).toBe('没有 <b>');
});

test('every field that is filled in is one of the form', () => {
  const { searchParams } = new URL(docsIssueUrl(REPOSITORY, 'en', { page: '/', title: 'x', wrong: 'y' }));
  const form = path.join(ROOT, '.github/ISSUE_TEMPLATE', searchParams.get('template') ?? '');
  const { body } = parse(readFileSync(form, 'utf8')) as { body: { id?: string }[] };
  const ids = body.map(({ id }) => id);
  for (const name of searchParams.keys()) {
    if (name !== 'template' && name !== 'title') expect(ids).toContain(name);
  }
});
