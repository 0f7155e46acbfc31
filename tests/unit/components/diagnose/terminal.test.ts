import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { diagnose } from '../../../../components/diagnose/diagnose';
import { EXAMPLES, EXAMPLE_NAMES, type ExampleName } from '../../../../site/examples';
import { MESSAGES, type MessageId } from '../../../../site/messages/messages';
import { messageLines } from '../../../support/messageLines';
import { ROOT } from '../../../support/site';

const printed = (name: ExampleName) =>
  readFileSync(path.join(ROOT, `tests/fixtures/terminal/${name}.txt`), 'utf8');
const findings = (text: string) => {
  const result = diagnose(text);
  return result.kind === 'found' ? result.findings : [];
};

/** What the output of an example shows besides its rules. */
const BESIDES: Readonly<Record<ExampleName, readonly MessageId[]>> = {
  'rspack-app': ['devtoolTemplate', 'babelDeoptimised'],
  'webpack-app': ['devtoolTemplate', 'babelDeoptimised'],
  'rsbuild-app': [],
  'diff-before': ['devtoolTemplate', 'assetSizeLimit'],
  'diff-after': ['devtoolTemplate'],
  graphiql: ['devtoolTemplate'],
};

test.each(EXAMPLE_NAMES)('issue 18 the output of %s: its rules and its notes, and nothing else', (name) => {
  const ids = findings(printed(name)).map(({ id }) => id);
  expect([...ids].sort()).toEqual([...EXAMPLES[name].rules, ...BESIDES[name]].sort());
});

test.each(EXAMPLE_NAMES)('issue 18 the output of %s on Windows, and without colours, is the same', (name) => {
  const text = printed(name);
  expect(diagnose(text.replaceAll('\n', '\r\n'))).toEqual(diagnose(text));
  // eslint-disable-next-line no-control-regex -- the escape character is what colours begin with
  expect(diagnose(text.replace(/\u001b\[[\d;]*m/g, ''))).toEqual(diagnose(text));
});

test('issue 18 warnings come before notes, most findings first, with what they name', () => {
  const found = findings(printed('rspack-app'));
  const tones = found.map(({ id }) => MESSAGES[id].tone);
  expect(tones).toEqual([...tones].sort((a, b) => (a === b ? 0 : a === 'warning' ? -1 : 1)));
  expect(found[0]).toEqual({
    id: 'E1002',
    count: 5,
    names: ['lodash', 'react', 'style-loader', 'css-loader', 'scheduler'],
  });
  expect(found.find(({ id }) => id === 'E1001')).toEqual({
    id: 'E1001',
    count: 1,
    names: ['immer', 'node_modules/@reduxjs/toolkit/node_modules/immer', 'node_modules/immer'],
  });
  expect(found.find(({ id }) => id === 'E1008')?.names[0]).toBe('lodash/round');
});

test.each(messageLines())('issue 18 $expected: $text', ({ expected, text }) => {
  expect(findings(text).map(({ id }) => id as string)).toEqual(expect.arrayContaining([...expected]));
  expect(findings(text)).toHaveLength(expected.length);
});
