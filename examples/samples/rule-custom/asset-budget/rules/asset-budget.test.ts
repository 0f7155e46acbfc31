import { expect, test } from 'vitest';
import { assetBudget } from './asset-budget';

type Context = Parameters<typeof assetBudget.check>[0];

function findingsFor(path: string, size: number, initial: boolean) {
  const findings: { message: string; severity?: string }[] = [];
  const context = {
    chunkGraph: { getAssets: () => [{ path, size, chunks: [{ initial }] }] },
    ruleConfig: { maxBytes: 1000, ignore: ['vendor'] },
    report: (finding: { message: string; severity?: string }) => findings.push(finding),
  };
  assetBudget.check(context as unknown as Context);
  return findings;
}

test('reports a script above the budget, an initial one as an error', () => {
  expect(findingsFor('main.js', 1001, true)).toMatchObject([
    { message: 'main.js has 1001 bytes, the budget is 1000.', severity: 'Error' },
  ]);
  expect(findingsFor('lazy.js', 1001, false)).toMatchObject([{ severity: 'Warn' }]);
});

test('is silent within the budget, for ignored files and for other types', () => {
  expect(findingsFor('main.js', 1000, true)).toEqual([]);
  expect(findingsFor('vendor.js', 5000, true)).toEqual([]);
  expect(findingsFor('main.css', 5000, true)).toEqual([]);
});
