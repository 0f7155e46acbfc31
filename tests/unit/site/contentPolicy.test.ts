import { expect, test } from 'vitest';
import { PAGE_POLICY, REPORT_POLICY } from '../../../site/contentPolicy';

test('security: a live report may run its scripts and open links, and keeps an origin of its own', () => {
  expect(REPORT_POLICY.sandbox).toEqual(['allow-scripts', 'allow-popups']);
  expect(REPORT_POLICY['default-src']).toEqual(["'none'"]);
  expect(REPORT_POLICY['connect-src']).toBeUndefined();
});

test('security: nothing may frame a page, and what a page does not name it may not load', () => {
  expect(PAGE_POLICY['frame-ancestors']).toEqual(["'none'"]);
  expect(PAGE_POLICY['default-src']).toEqual(["'none'"]);
  expect(PAGE_POLICY['base-uri']).toEqual(["'none'"]);
});
