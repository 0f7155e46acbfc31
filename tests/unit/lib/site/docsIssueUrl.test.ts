import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { docsIssueUrl } from '../../../../lib/text/address';
import { DOCUMENTED_VERSION } from '../../../../site/analyzerVersions';
import { ROOT } from '../../../support/site';

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
