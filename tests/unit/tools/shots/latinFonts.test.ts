import { expect, test } from 'vitest';
import { latinFonts } from '../../../../tools/shots/latinFonts';
import { clientFiles } from '../../../support/clientFiles';
import { loneFonts } from '../../../support/loneFonts';

test('pictures have each font that the report asks for without another one to fall back on', () => {
  const alone = loneFonts(clientFiles().join('\n'));
  expect(alone).toEqual(['Menlo', 'PingFang SC']);
  for (const family of alone) expect(latinFonts()).toContain(`font-family: '${family}'`);
});
