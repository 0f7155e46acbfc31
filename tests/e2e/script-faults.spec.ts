import type { Page, Route } from '@playwright/test';
import { LOAD_NOTICE } from '../../site/pageMarks';
import { LOAD_NOTICE_WORDS as WORDS } from '../../site/words/build';
import { combinations } from '../support/combinations';
import { eachChoice } from '../support/pairs';
import { expect, test } from './fixtures';
import { PAGE, forgetFaults, notice } from './loadFaults';

const textOf = (page: Page) => page.getByRole('main').innerText();

const WRONG = {
  'cut off': async (route: Route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) });
  },
  empty: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  HTML: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' }),
} as const;

for (const { name, file, tag } of combinations(
  { name: Object.keys(WRONG) as (keyof typeof WRONG)[], file: ['index', 'runtime', 'lib-react'] },
  eachChoice,
)) {
  test(`issue 15 script ${file} is ${name}: text and notice`, { tag }, async ({ page, pageErrors }) => {
    await page.clock.install();
    await page.route(`**/static/js/${file}.*.js`, WRONG[name]);
    await page.goto(PAGE);
    await page.clock.runFor(LOAD_NOTICE.timeout + 1000);
    await expect(notice(page)).toContainText(WORDS.failed.en);
    expect((await textOf(page)).length).toBeGreaterThan(400);
    forgetFaults(pageErrors);
    const other = pageErrors.filter((line) => !/SyntaxError|Unexpected|missing|Invalid/.test(line));
    expect(other).toEqual([]);
    pageErrors.splice(0);
  });
}
