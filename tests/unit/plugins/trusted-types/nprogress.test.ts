import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { patchCode } from '../../../../plugins/shared/patchCode';
import { NPROGRESS_PATCHES } from '../../../../plugins/trusted-types/nprogressPatches';
import { ROOT } from '../../../support/site';

const code = readFileSync(path.join(ROOT, 'node_modules/nprogress/nprogress.js'), 'utf8');

test('issue 7.2 the patched progress bar has the elements of its template, and makes none from text', () => {
  const patched = patchCode(code, NPROGRESS_PATCHES, '');
  expect(patched).not.toContain('innerHTML');
  const template = /template: '([^']+)'/.exec(code)?.[1] ?? '';
  const parts = [...template.matchAll(/class="([\w-]+)"/g)].map(([, name]) => name);
  // The spinner's icon is left out: the host shows no spinner.
  expect(parts).toEqual(['bar', 'peg', 'spinner', 'spinner-icon']);
  for (const part of ['bar', 'peg', 'spinner']) expect(patched).toContain(`'${part}'`);
});

test('issue 7.2 a release with another template stops the build', () => {
  expect(() => patchCode('progress.textContent = 1;', NPROGRESS_PATCHES, 'Review:')).toThrow(
    /^Review:\n {2}found 0 times instead of once: the progress bar/,
  );
});
