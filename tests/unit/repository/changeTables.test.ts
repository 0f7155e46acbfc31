import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/site';
import { changeFaults, type Project } from './changeFaults';

const PROJECT: Project = {
  scripts: Object.keys(
    (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts,
  ),
  textOf: (file) => {
    const place = path.join(ROOT, file);
    if (!existsSync(place)) return undefined;
    return file.endsWith('/') ? '' : readFileSync(place, 'utf8');
  },
};

test('"I want to change": every file is there, holds the named value, and every command runs', () => {
  const text = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const { rows, faults } = changeFaults(text, PROJECT);
  expect(rows).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});

test.each([
  ['a file that is gone', '| a | `X` in `site/gone.ts` | `npm run lint` |', 'a: no file site/gone.ts'],
  ['a value that is gone', '| a | `X` in `site/a.ts` | `npm run lint` |', 'a: X is not in site/a.ts'],
  [
    'a part of a longer name',
    '| a | `LIMIT` in `site/a.ts` | `npm run lint` |',
    'a: LIMIT is not in site/a.ts',
  ],
  ['a row without a file', '| a | `LIMITS` | `npm run lint` |', 'a: names no file'],
  ['a script that is gone', '| a | `LIMITS` in `site/a.ts` | `npm run no` |', 'a: no script no'],
  [
    'a test that is gone',
    "| a | `LIMITS` in `site/a.ts` | `npx vitest run --project 'unit*' tests/no.test.ts` |",
    'a: no file tests/no.test.ts',
  ],
  ['a row without a command', '| a | `LIMITS` in `site/a.ts` | build it |', 'a: names no command'],
])('a planted fault is seen: %s', (_, row, fault) => {
  const project: Project = {
    scripts: ['lint'],
    textOf: (file) => (file === 'site/a.ts' ? 'export const LIMITS = 1;' : undefined),
  };
  const text = `## I want to change …\n\n| I want | Edit | Run |\n| - | - | - |\n${row}\n\n## Next\n`;
  expect(changeFaults(text, project)).toEqual({ rows: 1, faults: [fault] });
});
