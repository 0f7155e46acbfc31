import { expect, it } from 'vitest';
import { progressLines } from '../../../../tools/raise/progressLines';

it('progress of a running command is passed on line by line, whatever the pieces are', () => {
  const said: string[] = [];
  const take = progressLines((line) => said.push(line));
  const printed = Buffer.from('> npm\nTaking e1002, 1 of 71 …\nWrote it.\nTaking e1003, 2 of 71 …\nTaking');
  // One byte at a time: the last sign of a line of progress has three.
  for (const byte of printed) take(Buffer.of(byte));
  expect(said).toEqual(['Taking e1002, 1 of 71 …', 'Taking e1003, 2 of 71 …']);
});
