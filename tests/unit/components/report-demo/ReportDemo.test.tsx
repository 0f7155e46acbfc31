import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import ReportDemo from '../../../../components/report-demo/ReportDemo';
import { asTwin } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('../../../../site/reportDemos', () => ({
  REPORT_DEMOS: {
    desk: { page: '/demos/desk.html', poster: 'overall', title: { en: 'Report of a desk', zh: '报告' } },
  },
}));

const html = () => renderToStaticMarkup(<ReportDemo name="desk" />);

describe('ReportDemo', () => {
  test('nothing of the report is loaded before somebody asks for it', () => {
    const demo = parse(html());
    expect(demo.querySelector('iframe')).toBeNull();
    expect(demo.querySelector('button')?.attrs['aria-label']).toBe('Open the report here: Report of a desk');
  });

  test('the poster is no control of its own and has no text', () => {
    const poster = parse(html()).querySelector('[inert]');
    expect(poster?.querySelectorAll('img').map(({ attrs }) => attrs.alt)).toEqual(['', '']);
  });

  test('a link leads to the report, also without scripts', () => {
    expect(parse(html()).querySelector('a')?.attrs.href).toBe('/docs/demos/desk.html');
    expect(asTwin(html)).toBe('\n[Report of a desk](https://site.example/docs/demos/desk.html)\n\n');
  });
});
