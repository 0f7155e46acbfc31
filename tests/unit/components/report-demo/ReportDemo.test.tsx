import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import ReportDemo from '../../../../components/report-demo/ReportDemo';
import { asMarkdown } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.stubGlobal('__ARCHIVE_SIZES__', { 'diff-before': 40_123, 'diff-after': 40_456 });

const html = () => renderToStaticMarkup(<ReportDemo name="bundle-diff" />);
const PROJECT = 'Get the project: Delivery dates with Moment.js (40.12 KB)';

test('links lead to the report and to its projects without scripts, and nothing of it is loaded before', () => {
  const demo = parse(html());
  expect(demo.querySelector('iframe')).toBeNull();
  expect(
    demo
      .querySelector('[inert]')
      ?.querySelectorAll('img')
      .map(({ attrs }) => attrs.alt),
  ).toEqual(['', '']);
  const links = demo.querySelectorAll('a');
  expect(links.map(({ attrs }) => attrs.href)).toEqual([
    '/docs/reports/bundle-diff.html?lang=en#/resources/bundle/diff',
    '/docs/examples/diff-before.zip',
    '/docs/examples/diff-after.zip',
  ]);
  expect(links[1]?.text).toBe(PROJECT);
  expect(asMarkdown(html)).toContain(`[${PROJECT}](https://site.example/docs/examples/diff-before.zip)\n\n`);
});
