import { expect, it } from 'vitest';
import { checkOptionNames } from '../../../../../plugins/checks/contract/checkOptions';
import { fixture } from '../fixture';
import { SMALL_ANALYZER } from './smallSite';

/** Problems of a page whose text has these names in backticks. */
async function problems(...names: readonly string[]): Promise<string[]> {
  const [first] = SMALL_ANALYZER.contract.options;
  if (!first) throw new Error('the small analyzer has no option');
  const options = ['disableClientServer', 'output', 'output.reportDir'].map((path) => ({ ...first, path }));
  const contract = { ...SMALL_ANALYZER.contract, options };
  const internals = { ...SMALL_ANALYZER.internals, outside: { reportDirs: 'of another tool' } };
  const tree = fixture('near-miss', { analyzer: { ...SMALL_ANALYZER, contract, internals } });
  const [page] = tree.pages;
  if (!page) throw new Error('the fixture has no page');
  const inlineCode = names.map((value, index) => ({ value, line: index + 1, section: '' }));
  const issues = await checkOptionNames({ ...tree, pages: [{ ...page, inlineCode }] });
  return issues.map(({ line, rule, message, fix }) => `${line} ${rule} ${message} → ${fix.split('? ')[0]}`);
}

it('reports a misspelt option in a sentence, with the one that was meant', async () => {
  expect(await problems('disableClientSever', 'reportDri')).toEqual([
    '1 contract/unknown-option `disableClientSever` is no option of 1.6.0 → did you mean `disableClientServer`',
    '2 contract/unknown-option `reportDri` is no option of 1.6.0 → did you mean `reportDir`',
  ]);
});

it('takes options, values, other names, and those of other tools as they are', async () => {
  expect(
    await problems('disableClientServer', 'reportDir', 'output', 'outputs', 'reportDirs', 'splitChunks'),
  ).toEqual([]);
});
