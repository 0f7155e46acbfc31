import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShotName } from '../../../../site/reportShots';
import { picturesOf } from '../../../../tools/shots/picturesOf';
import { renewPictures } from '../../../../tools/shots/renewPictures';
import { writeAll } from '../../../../tools/shots/writeAll';

const AT = vi.hoisted(() => ({ root: '', pictures: '', reports: '', facts: '', numbers: '' }));

vi.mock('../../../../tools/shots/shotPlaces', () => ({ SHOT_PLACES: AT }));
vi.mock('../../../../tools/shots/picturesOf', () => ({ picturesOf: vi.fn() }));
vi.mock('../../../../tools/shots/writeAll', () => ({ writeAll: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
  AT.root = mkdtempSync(path.join(tmpdir(), 'renew-pictures-'));
  Object.assign(AT, { pictures: path.join(AT.root, 'pictures'), facts: path.join(AT.root, 'facts.json') });
  mkdirSync(AT.pictures);
  for (const name of ['e1002', 'e1006', 'nobody']) {
    writeFileSync(path.join(AT.pictures, `${name}-en-light.webp`), `earlier ${name}`);
  }
  writeFileSync(AT.facts, JSON.stringify({ e1002: 'earlier', e1006: 'earlier', nobody: 'earlier' }));
});

afterEach(() => rmSync(AT.root, { recursive: true, force: true }));

const making = (names: readonly ShotName[], faults: readonly string[]) =>
  vi.mocked(picturesOf).mockResolvedValue({
    sets: new Map(names.map((name) => [name, { files: new Map(), facts: 'new' as never }])),
    numbers: {} as never,
    faults,
  });

const written = () => {
  const [, , facts, kept] = vi.mocked(writeAll).mock.calls[0] ?? [];
  return { facts, kept: [...(kept ?? [])].map(([file, content]) => `${file}: ${String(content)}`) };
};

test('a picture that fails stays as it is, in files and facts, while the others are renewed', async () => {
  making(['e1006'], ['e1002 is gone']);
  expect(await renewPictures({} as never, {} as never, ['e1002', 'e1006'], () => undefined)).toEqual({
    taken: 1,
    files: 0,
    faults: ['e1002 is gone'],
  });
  expect(written()).toEqual({
    facts: { e1002: 'earlier', e1006: 'new' },
    kept: ['e1002-en-light.webp: earlier e1002'],
  });
});

test('when all fail and the reports are old nothing is written', async () => {
  making([], ['e1002 is gone']);
  await renewPictures(undefined, {} as never, ['e1002'], () => undefined);
  expect(writeAll).not.toHaveBeenCalled();
  expect(readFileSync(AT.facts, 'utf8')).toContain('earlier');
});
