import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import ReportDemo from '../../../../components/report-demo/ReportDemo';
import { asMarkdown } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.stubGlobal('__ARCHIVE_SIZES__', { 'diff-before': 40_123, 'diff-after': 40_456 });
vi.mock('../../../../site/reportDemos', () => ({
  REPORT_DEMOS: {
    desk: {
      page: '/reports/desk.html',
      start: '#/overall',
      poster: 'overall',
      title: { en: 'Report of a desk', zh: '报告' },
      examples: ['diff-before', 'diff-after'],
    },
  },
}));

const html = () => renderToStaticMarkup(<ReportDemo name="desk" />);

describe('ReportDemo', () => {
  test('nothing of the report is loaded before somebody asks for it', () => {
    const demo = parse(html());
    expect(demo.querySelector('iframe')).toBeNull();
    expect(demo.querySelector('a .siteVisuallyHidden')?.text).toBe('Open the report: Report of a desk');
    expect(demo.querySelector('a')?.attrs['data-report']).toBe('desk');
  });

  test('the poster is no control of its own and has no text', () => {
    const poster = parse(html()).querySelector('[inert]');
    expect(poster?.querySelectorAll('img').map(({ attrs }) => attrs.alt)).toEqual(['', '']);
  });

  test('links lead to the report and to its projects, also without scripts', () => {
    const links = parse(html()).querySelectorAll('a');
    expect(links.map(({ attrs }) => attrs.href)).toEqual([
      '/docs/reports/desk.html?lang=en#/overall',
      '/docs/examples/diff-before.zip',
      '/docs/examples/diff-after.zip',
    ]);
    expect(links[1]?.text).toBe('Get the project: Delivery dates with Moment.js (40.12 KB)');
  });

  test('the Markdown export has the same links', () => {
    expect(asMarkdown(html)).toBe(
      '\n[Report of a desk](https://site.example/docs/reports/desk.html)\n\n' +
        '[Get the project: Delivery dates with Moment.js (40.12 KB)](https://site.example/docs/examples/diff-before.zip)\n\n' +
        '[Get the project: Delivery dates with Day.js (40.46 KB)](https://site.example/docs/examples/diff-after.zip)\n\n',
    );
  });
});
