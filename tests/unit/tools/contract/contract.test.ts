import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CONTRACT, HISTORY } from '../../../../site/contract/contract';
import type { Contract } from '../../../../site/contract/types';
import { extendHistory } from '../../../../tools/contract/extendHistory';
import { installedPackages } from '../../../../tools/contract/packages';
import { tempFolder } from '../../../support/tempFolder';

const versions = { types: '1.9.0', core: '1.9.0', cli: '1.9.0' };
const contract = (part: Partial<Contract>): Contract => ({ ...CONTRACT, ...part });
const option = { path: 'a', type: 'string', optional: true, plugins: [] };

test('S9-2 a version adds what is new, changed and gone to the history', () => {
  const gone = { ...option, path: 'gone' };
  const before = contract({ version: '1.6.3', options: [option, gone] });
  const now = contract({
    version: '1.9.0',
    options: [
      { ...option, type: 'number' },
      { ...option, path: 'new' },
    ],
    commands: [{ name: 'analyze', flags: [{ name: '--no-open' }, { name: '--as-json', value: '[path]' }] }],
  });
  const past = { since: '0.1.0' };
  const history = { ...HISTORY, options: { a: past, gone: past, other: past } };
  const extended = extendHistory(history, before, now, versions);
  const after = HISTORY.versions.core?.at(-1);
  expect(extended.options).toEqual({
    a: { ...past, changed: [{ since: '1.9.0', after, type: 'number' }] },
    gone: { ...past, until: after },
    new: { since: '1.9.0', after },
    other: past,
  });
  expect(extended.commands['analyze asJson']).toEqual({
    since: '1.9.0',
    after: HISTORY.versions.cli?.at(-1),
  });
  expect(extended.commands['analyze open']).toEqual(HISTORY.commands['analyze open']);
  expect(Object.values(extended.versions).map((list) => list.at(-1))).toEqual(['1.9.0', '1.9.0', '1.9.0']);
});

test('packages lie beside the core when another wants another version; a missing and another one are named with the fix', () => {
  const root = tempFolder('packages-');
  const at = { core: '1.6.5', 'core/node_modules/@rsdoctor/sdk': '1.6.5', sdk: '1.6.3', cli: '1.6.3' };
  for (const [name, version] of Object.entries(at)) {
    const folder = path.join(root, 'node_modules/@rsdoctor', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version }));
  }
  const found = installedPackages(root, { core: '1.6.5', sdk: '1.6.5' }).get('sdk') ?? '';
  expect(path.relative(root, found)).toBe('node_modules/@rsdoctor/core/node_modules/@rsdoctor/sdk');
  expect(() => installedPackages(root, { types: '1.6.3' })).toThrow(
    'node_modules/@rsdoctor/types/package.json:1 it is not installed → run npm ci',
  );
  expect(() => installedPackages(root, { core: '1.6.3' })).toThrow(
    /version 1\.6\.5 is installed, 1\.6\.3 is documented → run npm ci; .* npm run raise/,
  );
});
