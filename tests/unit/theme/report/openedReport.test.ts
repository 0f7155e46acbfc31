// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openedReport } from '../../../../theme/report/ReportLinks';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

function link(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<figure><img alt=""><a ${attributes}>x</a></figure>`;
  const [made] = document.getElementsByTagName('a');
  if (!made) throw new Error('no link');
  return made;
}

test('issue 18.3 a link says report, address, and whether it leads to the beginning', () => {
  const start = link('data-report="rspack-app" href="/base/reports/rspack-app.html?lang=zh#/overall"');
  expect(openedReport(start, 'en')).toEqual({
    report: 'rspack-app',
    address: '/base/reports/rspack-app.html?lang=zh#/overall',
    poster: undefined,
    isStart: true,
  });
  const finding = link(
    'data-report="rspack-app" href="/reports/rspack-app.html?lang=en&item=E1001#/overall"',
  );
  expect(openedReport(finding, 'en')?.isStart).toBe(false);
  const view = link('data-report="rspack-app" href="/reports/rspack-app.html?lang=en#/bundle/size"');
  expect(openedReport(view, 'en')?.isStart).toBe(false);
});

test('issue 18.3 the picture of the same figure is the poster, when it is loaded and seen', () => {
  const demo = link('data-report="rspack-app" href="/reports/rspack-app.html#/overall"');
  const [picture] = document.getElementsByTagName('img');
  Object.defineProperties(picture, { currentSrc: { value: '/a.avif' }, offsetWidth: { value: 300 } });
  expect(openedReport(demo, 'en')?.poster).toBe('/a.avif');
});

test('issue 18.3 a name that is no report opens nothing', () => {
  expect(openedReport(link('data-report="toString" href="/x"'), 'en')).toBeUndefined();
});

test('a link to the section of a report on their page opens that report at its beginning', () => {
  const section = link('href="/docs/zh/guide/start/live-report#bundle-diff"');
  expect(openedReport(section, 'zh')).toMatchObject({
    report: 'bundle-diff',
    address: '/docs/reports/bundle-diff.html?lang=zh#/resources/bundle/diff',
    isStart: true,
  });
  expect(openedReport(link('href="/guide/start/live-report#brief-mode"'), 'en')).toBeUndefined();
});
