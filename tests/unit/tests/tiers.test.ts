import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/site';

const SPECS = path.join(ROOT, 'tests/e2e');
/** In titles and as `tag`; Playwright leaves a test with a misspelled tag out of the quick tier, or off the phone. */
const TAG = /(?<=['"`\s])@([a-z][\w-]*)(?=['"`\s:,])/g;

test('issue 14 every tag of a browser test chooses a tier or the device', () => {
  const tags = readdirSync(SPECS)
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => readFileSync(path.join(SPECS, file), 'utf8').split('\n'))
    .filter((line) => !/^ *\/?[*/]/.test(line))
    .flatMap((line) => [...line.matchAll(TAG)].map(([, tag]) => tag));
  expect([...new Set(tags)].sort()).toEqual(['core', 'phone', 'phone-only', 'quick']);
});
