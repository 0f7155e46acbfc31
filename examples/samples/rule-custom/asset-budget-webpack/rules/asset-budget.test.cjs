const assert = require('node:assert/strict');
const test = require('node:test');
const { assetBudget } = require('./asset-budget.cjs');

function findingsFor(path, size, initial) {
  const findings = [];
  /** @type {any} */
  const context = {
    chunkGraph: { getAssets: () => [{ path, size, chunks: [{ initial }] }] },
    ruleConfig: { maxBytes: 1000, ignore: ['vendor'] },
    report: (finding) => findings.push(finding),
  };
  assetBudget.check(context);
  return findings.map(({ message, severity }) => ({ message, severity }));
}

test('reports a script above the budget, an initial one as an error', () => {
  const message = 'main.js has 1001 bytes, the budget is 1000.';
  assert.deepEqual(findingsFor('main.js', 1001, true), [{ message, severity: 'Error' }]);
  assert.equal(findingsFor('lazy.js', 1001, false)[0].severity, 'Warn');
});

test('is silent within the budget, for ignored files and for other types', () => {
  assert.deepEqual(findingsFor('main.js', 1000, true), []);
  assert.deepEqual(findingsFor('vendor.js', 5000, true), []);
  assert.deepEqual(findingsFor('main.css', 5000, true), []);
});
