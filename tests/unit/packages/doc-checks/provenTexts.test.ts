import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { provenTexts } from '../../../../packages/doc-checks/provenTexts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'proven-'));

test('gates: a text that passed is known to the next run, another one is not', () => {
  const at = folder();
  const first = provenTexts('words', [], at);
  expect(first.has('good')).toBe(false);
  first.add(['good']);
  const next = provenTexts('words', [], at);
  expect([next.has('good'), next.has('goods')]).toEqual([true, false]);
  expect(provenTexts('other', [], at).has('good')).toBe(false);
  expect(readdirSync(at)).toEqual(['words.json']);
});

test('gates: nothing is known once a file has changed that the verdict depends on', () => {
  const at = folder();
  const dictionary = path.join(at, 'dictionary.txt');
  writeFileSync(dictionary, 'rspack\n');
  provenTexts('words', [dictionary], at).add(['good']);
  expect(provenTexts('words', [dictionary], at).has('good')).toBe(true);
  writeFileSync(dictionary, 'webpack\n');
  expect(provenTexts('words', [dictionary], at).has('good')).toBe(false);
});

test('gates: a broken memory is an empty one', () => {
  const at = folder();
  for (const text of ['{', 'null', '{"basis":1}', '[]']) {
    writeFileSync(path.join(at, 'words.json'), text);
    expect(provenTexts('words', [], at).has('good')).toBe(false);
  }
  const nowhere = provenTexts('words', [], '/dev/null/none');
  expect(() => nowhere.add(['good'])).not.toThrow();
});
