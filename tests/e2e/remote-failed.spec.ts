import { hydrated } from './hydrated';
import { axeViolations } from './axeViolations';
import { expect } from './fixtures';
import { remoteTest as test } from './searchSite';

test('issue 15 a failed service is told below the required text, and its button leads to the site’s own search', async ({
  page,
  failWith,
  pageErrors,
}) => {
  failWith({ kind: 'status', status: 500 });
  await page.goto('/guide/start');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('bundle');
  await expect(page.getByText('No results for "bundle"').first()).toBeVisible();
  await expect(page.getByText("The search service didn't answer.").first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Search on this site instead' }).click();
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/guide\/bundle/);
  await expect(page.getByRole('combobox')).toBeFocused();
  const logged = pageErrors.findIndex((line) => line.includes('Failed to search'));
  pageErrors.splice(logged, 1);
});
