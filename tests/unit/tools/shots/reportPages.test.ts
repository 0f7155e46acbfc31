import type { Browser } from '@playwright/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { openReport, showView, type ReportSight } from '../../../../tools/shots/openReport';
import { reportPages } from '../../../../tools/shots/reportPages';

vi.mock('../../../../tools/shots/openReport', () => ({
  openReport: vi.fn(),
  showView: vi.fn(),
  WINDOW_HEIGHT: 900,
}));

const close = vi.fn();
const setViewportSize = vi.fn();
const sight: ReportSight = {
  report: 'one',
  route: '#/overall',
  lang: 'en',
  theme: 'light',
  width: 1280,
  density: 1.5,
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(openReport).mockImplementation(
    async () => ({ context: () => ({ close }), setViewportSize }) as never,
  );
});

test('a report that is open already shows its next view in the same page', async () => {
  const pages = reportPages({} as Browser);
  const first = await pages.show(sight);
  expect(await pages.show({ ...sight, route: '#/bundle/size' })).toBe(first);
  expect(showView).toHaveBeenCalledWith(first, '#/bundle/size');
  expect(openReport).toHaveBeenCalledTimes(1);
});

test('the window has its height again before the next view is there', async () => {
  const pages = reportPages({} as Browser);
  await pages.show(sight);
  vi.mocked(showView).mockImplementationOnce(async () => {
    expect(setViewportSize).toHaveBeenCalledWith({ width: 1280, height: 900 });
  });
  await pages.show(sight);
  expect(showView).toHaveBeenCalledTimes(1);
});

test('each language and theme has a page, and another report, density or width takes its place', async () => {
  const pages = reportPages({} as Browser);
  await pages.show(sight);
  await pages.show({ ...sight, lang: 'zh' });
  expect(close).not.toHaveBeenCalled();
  await pages.show({ ...sight, report: 'other' });
  await pages.show({ ...sight, report: 'other', density: 2.5 });
  await pages.show({ ...sight, report: 'other', density: 2.5, width: 1360 });
  expect(openReport).toHaveBeenCalledTimes(5);
  expect(close).toHaveBeenCalledTimes(3);
});

test('a comparison, and a page that was given up, are opened anew', async () => {
  const pages = reportPages({} as Browser);
  const diff = { ...sight, route: '#/resources/bundle/diff' };
  await pages.show(diff);
  await pages.show(diff);
  expect(openReport).toHaveBeenCalledTimes(2);
  await pages.drop(diff);
  await pages.show(sight);
  expect(openReport).toHaveBeenCalledTimes(3);
  expect(showView).not.toHaveBeenCalled();
});
