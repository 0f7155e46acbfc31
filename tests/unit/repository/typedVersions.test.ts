import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ANALYZER_VERSIONS } from '../../../site/analyzerVersions';
import { ROOT } from '../../support/site';

/** Papers and sources that nobody would correct when the version is raised: the versions gate reads pages, tools write the rest. */
const READ = [
  '*.md',
  '.github',
  'components',
  'lib',
  'packages',
  'plugins',
  'site/*.ts',
  'theme',
  'tools/**/*.ts',
];

const pattern = new RegExp(
  `(?<![\\d.])(?:${[...new Set(Object.values(ANALYZER_VERSIONS))].join('|').replaceAll('.', '\\.')})(?!\\.?\\d|-[a-z])`,
);

/** The one list of what is typed on purpose. */
const LIST = 'site/typedVersions.ts';

test('no paper and no source types the documented version', () => {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...READ], { cwd: ROOT, encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => /\.(?:md|mdx|ts|tsx|js|yml|css)$/.test(file));
  const found = files
    // A decision has a date: the number it speaks of stays what it was.
    .filter(
      (file) =>
        !/^(?:docs|tests|examples|tools\/bench|docs-internal\/decisions)\//.test(file) && file !== LIST,
    )
    .filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
