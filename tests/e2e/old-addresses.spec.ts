import { redirectPages, redirectTargets } from '../../plugins/hosting/server-files/redirects';
import { REDIRECTS } from '../../site/redirects';
import { expect, test } from './fixtures';
import { settled } from './hydrated';

const OLD = [
  ['/config/options/output#reportdir', '/config/options/options#output-report-dir'],
  // Not the deprecated option that has the same name.
  ['/zh/config/options/output#mode', '/zh/config/options/options#output-mode'],
  ['/config/options/server/#port', '/config/options/options#server-port'],
  ['/config/options/multiCompiler', '/config/options/options#name-and-stage'],
  ['/zh/guide/usage/mcp#register-the-server', '/zh/guide/start/agents#register-the-server'],
  ['/config/options/options?outline=0#reportdir', '/config/options/options?outline=0#output-report-dir'],
  ['/zh/config/options/options#disableclientserver', '/zh/config/options/options#disable-client-server'],
  [
    '/guide/more/faq#cssextractrspackplugin-%E7%9A%84-loader-%E8%80%97%E6%97%B6%E8%BF%87%E9%95%BF%E9%97%AE%E9%A2%98',
    '/guide/more/faq#css-extract-slow',
  ],
  [
    '/guide/start/quick-start?outline=0#webpack-register',
    '/guide/start/quick-start?outline=0&tool=webpack#register',
  ],
  ['/zh/guide/start/quick-start#next-js', '/zh/guide/frameworks/next-js'],
  // In other letters.
  ['/Guide/Start/INTRO', '/guide/start/intro'],
  ['/#works-with', '/guide/start/intro#supported-versions'],
] as const;

test('S5-8 issue 19 old addresses and hashes lead to their place, one that means nothing stays', async ({
  page,
}) => {
  for (const [from, to] of OLD) {
    await page.goto('about:blank');
    await page.goto(from);
    await expect(page).toHaveURL(to);
    const [, id] = to.split('#');
    if (id) await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
  await page.goto('/guide/more/faq#no-such-section-anywhere');
  await settled(page);
  await expect(page).toHaveURL('/guide/more/faq#no-such-section-anywhere');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('issue 19 a page that has moved keeps the hash in its link, however the old address is written', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/zh/Config/Options/Output.html?outline=0#ReportDir');
  const link = page.getByRole('region', { name: '这个页面已经移动' }).getByRole('link');
  await expect(link).toHaveText('配置项');
  await link.click();
  await expect(page).toHaveURL('/zh/config/options/options?outline=0#output-report-dir');
  await expect(page.locator('#output-report-dir')).toBeInViewport();
  const own = pageErrors.filter((line) => !line.includes('status of 404'));
  pageErrors.splice(0, pageErrors.length, ...own);
});

test('issue 19 a redirect page for hosts without redirects keeps query and hash', async ({ page }) => {
  const targets = redirectTargets(REDIRECTS, '/');
  const pages = redirectPages({ targets, base: '/', origin: '', files: [] });
  const [, body = ''] = pages.find(([file]) => file === 'zh/config/options/output.html') ?? [];
  await page.route('**/zh/config/options/output*', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  for (const [own, to] of [
    ['', '#output'],
    ['?outline=0', '?outline=0#output'],
    ['?outline=0#reportdir', '?outline=0#output-report-dir'],
  ] as const) {
    await page.goto(`/zh/config/options/output${own}`);
    await expect(page).toHaveURL(`/zh/config/options/options${to}`);
  }
});
