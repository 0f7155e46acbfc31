// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openedReport } from '../../../../theme/report/ReportLinks';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

const opened = (attributes: string) => {
  document.body.innerHTML = `<figure><img alt=""><a ${attributes}>x</a></figure>`;
  const [link] = document.getElementsByTagName('a');
  return link && openedReport(link, 'zh');
};
const report = 'data-report="rspack-app"';

test.each([
  [`${report} href="/base/reports/rspack-app.html?lang=zh#/overall"`, true],
  [`${report} href="/reports/rspack-app.html?lang=en&item=E1001#/overall"`, false],
  [`${report} href="/reports/rspack-app.html?lang=en#/bundle/size"`, false],
])('issue 18.3 %s: leads to the beginning: %s', (attributes, isStart) => {
  const address = /href="(.*)"/.exec(attributes)?.[1];
  expect(opened(attributes)).toEqual({ report: 'rspack-app', address, poster: undefined, isStart });
});

test('a link to the section of a report opens that report; a name that is no report opens nothing', () => {
  expect(opened('href="/docs/zh/guide/start/live-report#bundle-diff"')).toMatchObject({
    report: 'bundle-diff',
    address: '/docs/reports/bundle-diff.html?lang=zh#/resources/bundle/diff',
    isStart: true,
  });
  for (const other of ['href="/guide/start/live-report#brief-mode"', 'data-report="toString" href="/x"'])
    expect(opened(other)).toBeUndefined();
});
