import { redirectPages, redirectTargets } from '../../plugins/hosting/server-files/redirects';
import { REDIRECTS } from '../../site/redirects';
import { expect, test } from './fixtures';

for (const [from, to] of [
  ['/config/options/output#reportdir', '/config/options/options#output-report-dir'],
  ['/zh/config/options/output#ReportCodeType', '/zh/config/options/options#output-report-code-type'],
  // Not the deprecated option that has the same name.
  ['/zh/config/options/output#mode', '/zh/config/options/options#output-mode'],
  ['/config/options/server/#port', '/config/options/options#server-port'],
  ['/config/options/brief#brieftype', '/config/options/options#brief-type'],
  ['/config/options/supports#supportstypes', '/config/options/options#supports'],
  ['/config/options/multiCompiler', '/config/options/options#name-and-stage'],
  ['/zh/guide/usage/mcp#register-the-server', '/zh/guide/start/agents#register-the-server'],
  ['/config/options/options?outline=0#reportdir', '/config/options/options?outline=0#output-report-dir'],
  [
    '/guide/start/quick-start?outline=0#webpack-register',
    '/guide/start/quick-start?outline=0&tool=webpack#register',
  ],
  ['/#works-with', '/guide/start/intro#supported-versions'],
  ['/zh/#how-it-works', '/zh/guide/start/features#features'],
] as const) {
  test(`field 5 the old address ${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport();
  });
}

test('field 5 a page that has moved keeps the hash in its link, however the old address is written', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/zh/Config/Options/Output.html?outline=0#ReportDir');
  const link = page.getByRole('region', { name: '这个页面已经移动' }).getByRole('link');
  await expect(link).toHaveText('配置项');
  await link.click();
  await expect(page).toHaveURL('/zh/config/options/options?outline=0#output-report-dir');
  await expect(page.locator('#output-report-dir')).toBeInViewport();
  pageErrors.splice(
    pageErrors.findIndex((line) => line.includes('status of 404')),
    1,
  );
});

for (const [own, to] of [
  ['', '#output'],
  ['?outline=0', '?outline=0#output'],
  ['?outline=0#reportdir', '?outline=0#output-report-dir'],
] as const) {
  test(`field 5 a redirect page for hosts without redirects keeps "${own}"`, async ({ page }) => {
    const targets = redirectTargets(REDIRECTS, '/');
    const pages = redirectPages({ targets, base: '/', origin: '', files: [] });
    const [, body = ''] = pages.find(([file]) => file === 'zh/config/options/output.html') ?? [];
    await page.route('**/zh/config/options/output*', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto(`/zh/config/options/output${own}`);
    await expect(page).toHaveURL(`/zh/config/options/options${to}`);
  });
}
