import type { Page } from '@playwright/test';
import { AIM_NAMES } from '../../site/aimNames';
import { PICKS } from '../../site/picks';
import { keptScripts } from '../support/reportFiles';
import { expect } from './fixtures';
import { REPORTS_PAGE } from './liveReports';
import { settled } from './hydrated';

/** What a reader does, and what is looked at in between. */
export interface Flow {
  readonly path: string;
  readonly run: (page: Page, look: (part?: string) => Promise<void>) => Promise<void>;
}

/** The dialog that is open. */
export const dialogOf = (page: Page) => page.locator('dialog[open]');

/** Every part of the site that React draws again. */
export const FLOWS: Readonly<Record<string, Flow>> = {
  search: {
    path: '/guide/more/faq',
    run: async (page, look) => {
      const dialog = dialogOf(page);
      const marked = (word: RegExp) =>
        expect(dialog.locator('mark', { hasText: word }).first()).toBeVisible();
      await page.keyboard.press('Control+k');
      const field = dialog.getByRole('combobox');
      await field.pressSequentially('memory');
      await marked(/memory/i);
      await look('dialog[open]');
      await field.pressSequentially(' limit');
      await marked(/limit/i);
      await look('dialog[open]');
      await field.fill('qqqqqq wwwwww');
      await expect(dialog.getByRole('option')).toHaveCount(0);
      await look('dialog[open]');
      await field.fill('heap');
      await marked(/heap/i);
      await field.press('Enter');
      await expect(dialog).toHaveCount(0);
      await look('main');
      await page.goBack();
      await page.keyboard.press('Control+k');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await look('dialog[open]');
    },
  },
  builder: {
    path: '/config/builder',
    run: async (page, look) => {
      for (const aim of AIM_NAMES) {
        await page.locator(`input[value="${aim}"]`).check({ force: true });
        await look('main');
      }
      await page.getByRole('main').locator('select').first().selectOption('2');
      await look('main');
      await page.getByRole('tab').nth(1).click();
      const box = page.getByRole('main').locator('textarea').last();
      for (const options of ["{ mdoe: 'brief', port: 9400 }", "{ output: { mode: 'brief' } }", '{ mode']) {
        await box.fill(options);
        await box.press('Control+Enter');
        await look('main');
      }
    },
  },
  'bar, choices and tabs': {
    path: '/guide/start/quick-start',
    run: async (page, look) => {
      const banner = page.getByRole('banner');
      await banner.getByRole('switch').click();
      for (const menu of await banner.locator('button[aria-expanded]:visible').all()) {
        await menu.click();
        await look('header');
        await page.keyboard.press('Escape');
      }
      const groups = page.locator('[data-part="sidebar"] button[aria-expanded]:visible');
      await groups.nth(1).click();
      await groups.last().click();
      // The group of the page that the reader goes on to.
      await groups.nth(3).click();
      await look();
      const [tool, manager] = await page.getByRole('main').locator('select').all();
      await tool?.selectOption(String(PICKS.tool.indexOf('webpack')));
      await page.locator('input[value="cjs"]:visible').first().check({ force: true });
      await look('main');
      await manager?.selectOption('2');
      await look('main');
      await page.locator('[data-part="sidebar"] a[href$="/guide/start/action"]').click();
      await expect(page.getByRole('tab').first()).toBeVisible();
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('tab').last().click();
      await look();
      await page.evaluate(() => window.scrollTo(0, 2000));
      await page.goBack();
      await expect(page.getByRole('main').locator('select').first()).toBeVisible();
      await look();
    },
  },
  'overview and languages': {
    path: '/guide/overview',
    run: async (page, look) => {
      const filter = page.getByRole('main').getByRole('searchbox');
      for (const words of ['report', 'qqqq', '']) {
        await filter.fill(words);
        await look('main');
      }
      const other = page.locator('header a[lang]').first();
      await page
        .getByRole('banner')
        .locator('button[aria-expanded]', { hasText: /English|中文/ })
        .click();
      await other.click();
      await expect(page.locator('html')).toHaveAttribute('lang', /./);
      await look();
    },
  },
  'own report': {
    path: '/guide/start/open-report',
    run: async (page, look) => {
      const file = (name: 'rspack-app' | 'rsbuild-app') => ({
        name: 'rsdoctor-report.html',
        mimeType: 'text/html',
        buffer: Buffer.from(`<html><body>${keptScripts(name)}</body></html>`),
      });
      const inputs = page.getByRole('main').locator('input[type="file"]:not([multiple])');
      await inputs.first().setInputFiles({ ...file('rspack-app'), buffer: Buffer.from('no report') });
      await look('main');
      await inputs.first().setInputFiles(file('rspack-app'));
      await page.locator('main summary', { hasText: 'E1001' }).first().click();
      await expect(page.getByText('npm explain immer')).toBeVisible();
      await look('main');
      await inputs.last().setInputFiles(file('rsbuild-app'));
      await look('main');
    },
  },
  'live report': {
    path: REPORTS_PAGE,
    run: async (page, look) => {
      // What opens it comes last of all.
      await settled(page);
      await page.locator('main figure [data-report]').first().click();
      await expect(dialogOf(page).locator('iframe')).toBeVisible();
      await look('dialog[open]');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await look('main');
    },
  },
};
