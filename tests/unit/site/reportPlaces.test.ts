import { expect, test } from 'vitest';
import { EXAMPLES } from '../../../site/examples';
import { REPORT_DEMOS } from '../../../site/reportDemos';
import { PLACE_OF_RULE } from '../../../site/reportPlaces';
import type { RuleCode } from '../../../site/rules';

test('issue 18.3 every rule that an example reports leads to a report with a finding of it', () => {
  const reported = new Set(Object.values(EXAMPLES).flatMap(({ rules }) => rules));
  expect(Object.keys(PLACE_OF_RULE)).toEqual([...reported].sort());
  for (const [code, { report, item }] of Object.entries(PLACE_OF_RULE)) {
    const [example = 'graphiql'] = REPORT_DEMOS[report].examples;
    expect(EXAMPLES[example].rules, report).toContain(code as RuleCode);
    expect(item, code).toBe(code);
  }
});
