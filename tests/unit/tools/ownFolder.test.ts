import { chownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownFolder } from '../../../tools/ownFolder';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => path.join(folder, name);

test('tools/folders a new folder and an own one are taken', () => {
  ownFolder(at('a/b'));
  ownFolder(at('a/b'));
});

test('tools/folders a link is refused, wherever it leads', () => {
  mkdirSync(at('elsewhere'));
  symlinkSync(at('elsewhere'), at('link'));
  expect(() => ownFolder(at('link'))).toThrow(`${at('link')} is a link or belongs to somebody else`);
});

// Only the administrator can give a folder away.
test.skipIf(process.getuid?.() !== 0)('tools/folders a folder of somebody else is refused', () => {
  mkdirSync(at('theirs'));
  chownSync(at('theirs'), 65_534, 65_534);
  expect(() => ownFolder(at('theirs'))).toThrow('belongs to somebody else');
});
