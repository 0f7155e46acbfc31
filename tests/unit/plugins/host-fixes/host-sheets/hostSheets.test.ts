import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HOST_THEME, REPLACED_SHEETS } from '../../../../../plugins/host-fixes/hostSheets';
import { ROOT } from '../../../../support/site';

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

test.each(REPLACED_SHEETS)('issue 7.1 the host has not changed $file, which is replaced', (sheet) => {
  expect(digestOf(path.join(ROOT, HOST_THEME, sheet.file))).toBe(sheet.digest);
});

test('issue 7.1 what stands in place of a sheet is there', () => {
  for (const name of new Set(REPLACED_SHEETS.flatMap(({ by }) => by?.split(', ') ?? [])))
    expect(existsSync(path.join(ROOT, 'theme/styles', name)), name).toBe(true);
});
