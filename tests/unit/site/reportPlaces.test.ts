import { expect, test } from 'vitest';
import { EXAMPLES } from '../../../site/examples';
import { REPORT_DEMOS } from '../../../site/reportDemos';
import { REPORT_ITEMS } from '../../../site/reportItems';
import { PLACE_OF_RULE, PLACE_OF_SHOT, reportAddress } from '../../../site/reportPlaces';
import { REPORT_SHOTS, type ShotName } from '../../../site/reportShots';
import type { RuleCode } from '../../../site/rules';

test('issue 18.3 a picture leads to the view that it was taken of', () => {
  for (const [name, { report, route }] of Object.entries(PLACE_OF_SHOT)) {
    const view = REPORT_SHOTS[name as ShotName].view;
    // An address may name an item of the view behind its route.
    expect({ name, report, route: route.split('?')[0] }).toEqual({
      name,
      report: view.report,
      route: view.route,
    });
  }
});

test('issue 18.3 every rule that an example reports leads to a report with a finding of it', () => {
  const reported = new Set(Object.values(EXAMPLES).flatMap(({ rules }) => rules));
  expect(Object.keys(PLACE_OF_RULE)).toEqual([...reported].sort());
  for (const [code, place] of Object.entries(PLACE_OF_RULE)) {
    const [example] = REPORT_DEMOS[place.report].examples;
    expect(EXAMPLES[example ?? 'rspack-app'].rules, place.report).toContain(code as RuleCode);
    expect(place.item, code).toBe(code);
  }
});

test('issue 18.3 every item is led to, and an address says language, item and view', () => {
  const led = [...Object.values(PLACE_OF_SHOT), ...Object.values(PLACE_OF_RULE)].map(({ item }) => item);
  expect(new Set(led.filter(Boolean))).toEqual(new Set(Object.keys(REPORT_ITEMS)));
  expect(reportAddress(PLACE_OF_SHOT.treemap, 'zh')).toBe(
    '/reports/rspack-app.html?lang=zh&item=treemap#/bundle/size',
  );
  expect(reportAddress(PLACE_OF_SHOT.resolver, 'en')).toBe(
    '/reports/rspack-app.html?lang=en#/module/resolve',
  );
});
