import { LANGS } from '../../site/languages';
import { DIAGNOSE_PATH, localePath } from '../../site/routes';
import { DIAGNOSE_WORDS } from '../../site/words/diagnose';
import { SEARCH_WORDS } from '../../site/words/siteSearch';
import { hydrated } from './hydrated';
import { expect, test } from './fixtures';

for (const lang of LANGS) {
  test(`issue 18 output pasted into search opens the box with its cards, and stays in the browser: ${lang} @core`, async ({
    page,
  }) => {
    await page.goto(localePath('/guide/start/cli', lang));
    await hydrated(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('combobox');
    await field.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, '[E1006:Warn:MODULE-MIXED-CHUNKS] Module "/app/a.js" is included\nError: listen EADDRINUSE: address already in use :::39999');
    await page.getByRole('dialog').getByRole('link', { name: SEARCH_WORDS.diagnose[lang] }).click();
    await expect(page).toHaveURL(localePath(DIAGNOSE_PATH, lang));
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2, name: /E1006|端口|port/ }),
    ).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: DIAGNOSE_WORDS.label[lang] })).toHaveValue(/EADDRINUSE/);
    expect(requests.filter((request) => /39999|a\.js is included|EADDRINUSE/.test(request))).toEqual([]);
  });
}
