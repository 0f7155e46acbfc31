import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstFailure } from '../../../../tools/mutants/firstFailure';
import { savedOutcomes, saveOutcome } from '../../../../tools/mutants/savedOutcomes';
import { countCaught, tableText } from '../../../../tools/mutants/tableText';
import type { Outcome, PlantedFault } from '../../../../tools/mutants/types';
import { tempFolder } from '../../../support/tempFolder';

const fault = (id: string): PlantedFault => ({
  id,
  kind: 'theme',
  what: `what ${id} does`,
  file: 'a',
  find: 'b',
  replace: 'c',
});
const unit = { check: 'unit', detail: 'a | <b>' };
const OUTCOMES: Outcome[] = [
  { id: 'one', fast: unit, full: unit, seconds: 3 },
  { id: 'two', full: { check: 'output', detail: 'late' }, seconds: 60 },
  { id: 'three', seconds: 90 },
];

describe('planted faults: the table', () => {
  const text = tableText(
    [{ ...fault('one'), blind: true }, fault('two'), fault('three'), fault('four')],
    OUTCOMES,
  );

  test('a row per fault: what caught it, and whether only the full tier did', () => {
    expect(text).toContain('| `one`\\* | theme | what one does | unit: a \\| \\<b\\> |  | 3 |');
    expect(text).toContain('| `two` | theme | what two does | nothing | output: late | 60 |');
    expect(text).toContain('| `three` | theme | what three does | nothing | nothing | 90 |');
  });

  test('a sum per kind and of all, and what has no result yet', () => {
    expect(text).toContain('| theme | 3 | 1 | 2 |');
    expect(text).toContain('| host | 0 | 0 | 0 |');
    expect(text).toContain('| all | 3 | 1 | 2 |');
    expect(text).toContain('1 of 4 faults have no result yet.');
    expect(countCaught(OUTCOMES)).toEqual({ all: 3, fast: 1, full: 2 });
  });

  test('a new result takes the place of the old one, in the order of the list', () => {
    const folder = tempFolder('mutants-');
    const file = path.join(folder, 'results.json');
    for (const outcome of [...OUTCOMES].reverse()) saveOutcome(file, outcome, ['one', 'two', 'three']);
    saveOutcome(file, { id: 'two', fast: unit, full: unit, seconds: 2 }, ['one', 'two']);
    expect(savedOutcomes(file).map(({ id, seconds }) => [id, seconds])).toEqual([
      ['one', 3],
      ['two', 2],
    ]);
  });
});

describe('planted faults: what noticed it', () => {
  test.each([
    [
      ' RUN v4\n\u001b[31m FAIL \u001b[39m |unit| tests/a.test.ts > one thing\nError: no',
      'tests/a.test.ts > one thing',
    ],
    [' FAIL  |unit-isolated| tests/a.test.ts > one thing\nError: no', 'tests/a.test.ts > one thing'],
    [
      '  1) [desktop] › tests/e2e/nav.spec.ts:3:1 › S2-1 bar ────\n',
      '[desktop] › tests/e2e/nav.spec.ts:3:1 › S2-1 bar',
    ],
    ['a.ts(3,4): error TS2304: no name', 'a.ts(3,4): error TS2304: no name'],
    ['/x/a.ts\n  3:4  error  Do not  no-undef', 'Do not no-undef'],
    ['docs/en/a.mdx:3 links/dead there is none', 'docs/en/a.mdx:3 links/dead there is none'],
    ['something else\nmore', 'something else'],
  ])('%j', (output, line) => {
    expect(firstFailure(output)).toBe(line);
  });
});
