import { expect, test } from 'vitest';
import { publishInterface } from '../../../../../plugins/output/reports/publishReport';
import { EMPTY_REPORT_FACTS } from '../../../../../site/reportInterface';
import { EMPTY_REPORT_WORDS } from '../../../../../site/words/emptyReport';
import { ROOT } from '../../../../support/site';

test('issue 21: the interface without data is sealed like a report, and none of its scripts runs by itself', () => {
  const page = publishInterface(ROOT);
  const [head = '', body = ''] = page.split('<body>');
  expect(head).toContain("default-src 'none'");
  expect(head).toContain('noindex');
  expect(page).not.toContain('assets.rspack.rs');
  const { held, note } = EMPTY_REPORT_FACTS;
  // The interface has such tags inside of its texts as well, which end with a backslash.
  const starts = [...body.matchAll(/<script[^>\\]*>/g)].map(([tag]) => tag);
  expect(starts.filter((tag) => tag === `<script type="${held}">`).length).toBeGreaterThan(3);
  expect(body.slice(0, body.indexOf(`<script type="${held}">`))).not.toMatch(/<script|<link/);
  expect(body.startsWith(`<p id="${note}">`)).toBe(true);
  expect(body).toContain(
    `<a href="../guide/start/open-report" target="_blank">${EMPTY_REPORT_WORDS.page.en}</a>`,
  );
  expect(body).toContain('<a href="../zh/guide/start/open-report"');
});
