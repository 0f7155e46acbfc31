import { expect, test } from 'vitest';
import { report } from '../../packages/doc-checks/report';
import { typeFaults } from '../../tools/samples/typeFaults';
import { brokenSamples } from '../support/brokenSamples';
import { docSamples } from '../support/docSamples';
import { ROOT } from '../support/site';

const FOLDER = 'tests/fixtures/broken-samples/examples/samples';

test('issue 4.3 samples of the levels types and build agree with the types of the installed packages', () => {
  expect(report(typeFaults(docSamples(), ROOT))).toBe('');
});

test('issue 4.3 a wrong type is seen in a rule, in a config of each bundler and in a call of the plugin', () => {
  const issues = typeFaults(brokenSamples(), ROOT);
  const places = issues.map(({ file, line, message }) => `${file}:${line} ${message.slice(0, 6)}`);
  expect(places.sort()).toEqual([
    `${FOLDER}/call.js:1 TS2304`,
    `${FOLDER}/rsbuild/rsbuild.config.mjs:1 TS2307`,
    `${FOLDER}/rule/rules/broken.mjs:1 TS2307`,
    `${FOLDER}/typed/rspack.config.mjs:2 TS2322`,
    `${FOLDER}/types/rules/wrong.ts:4 TS2769`,
    `${FOLDER}/webpack/webpack.config.cjs:2 TS2561`,
  ]);
  expect(issues.map(({ rule }) => rule)).toEqual(issues.map(() => 'samples/types'));
  expect(issues.find(({ file }) => file.endsWith('wrong.ts'))?.fix).toContain(
    'shown on docs/en/guide/page.mdx:27',
  );
});
