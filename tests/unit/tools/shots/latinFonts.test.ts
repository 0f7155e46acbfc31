import { expect, test } from 'vitest';
import { latinFonts } from '../../../../tools/shots/latinFonts';
import { clientFiles } from '../../../support/clientFiles';

/** What a list of fonts ends with when a browser without the others finds one all the same. */
const SAFE = /(?:^|,)\s*(?:sans-serif|monospace|inherit|var\(.*\))$/;

test('pictures have each font that the report asks for without another one to fall back on', () => {
  const asked = clientFiles().flatMap((text) =>
    [...text.matchAll(/(?:font-family: ?([^;}"'`$]+)|fontFamily: ?"([^"]+)")(?=[;}"])/g)].map(
      ([, inSheet, inScript]) => (inSheet ?? inScript ?? '').trim(),
    ),
  );
  expect(asked.length).toBeGreaterThan(5);
  const alone = new Set(asked.filter((list) => list !== 'font-family' && !SAFE.test(list)));
  expect([...alone].sort()).toEqual(['Menlo', 'PingFang SC']);
  for (const family of alone) expect(latinFonts()).toContain(`font-family: '${family}'`);
});
