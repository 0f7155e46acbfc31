import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DOC_WORDS } from '../site/words/doc';
import { SEARCH_WORDS } from '../site/words/siteSearch';
import { ZOOM_WORDS } from '../site/words/zoom';
import { fail } from './commands/fail';
import { listenLocally } from './server/httpServer';
import { createSiteServer } from './server/siteServer';
import { BROWSERS, type Browser, type Tab } from './walk/browsers';

const ROOT = path.resolve(import.meta.dirname, '..');
const OUTPUT = path.join(ROOT, 'doc_build');

/** XPath of elements whose label or text begins so. */
const named = (tag: string, name: string): string =>
  `//${tag}[starts-with(normalize-space(@aria-label), "${name}") or starts-with(normalize-space(.), "${name}")]`;
const isAt = (address: string): string => `location.pathname === ${JSON.stringify(address)}`;
const headingIs = (text: string): string =>
  `document.querySelector('h1')?.textContent.trim().startsWith(${JSON.stringify(text)})`;
const HAS_FOCUS = `document.activeElement?.getAttribute('role') === 'combobox'`;
const IS_DARK = `getComputedStyle(document.documentElement).colorScheme === 'dark'`;
/** React marks what it has taken over: a button that was pressed before would do nothing. */
const WORKS = `[...document.querySelectorAll('button')].some((each) => Object.keys(each).some((key) => key.startsWith('__react')))`;

/** The same ten steps in every browser, each begun where the one before ended, or on a page of its own. */
const STEPS: Readonly<Record<string, (tab: Tab, open: (page: string) => Promise<void>) => Promise<unknown>>> =
  {
    'the home page opens': async (tab, open) => {
      await open('/');
      await tab.until(headingIs('Rsdoctor'));
    },
    'a link leads to the quick start': async (tab) => {
      await tab.click(named('a', 'Get Started'));
      await tab.until(`${headingIs('Quick start')} && ${isAt('/guide/start/quick-start')}`);
    },
    'a tab shows the command of another package manager': async (tab, open) => {
      await open('/blog/release/release-note-0_1');
      await tab.click(named('*[@role="tab"]', 'pnpm'));
      await tab.until(
        `[...document.querySelectorAll('[role=tabpanel]')].some((panel) => panel.checkVisibility() && panel.textContent.includes('pnpm add -D'))`,
      );
    },
    'code is copied: pasted into the search field, it is the code': async (tab, open) => {
      await open('/guide/start/quick-start');
      await tab.click(named('button', DOC_WORDS.codeCopy.en));
      await tab.until(
        `[...document.querySelectorAll('[role=status]')].some((each) => each.textContent.trim() === '${DOC_WORDS.codeCopied.en}')`,
      );
      await tab.press('Control+k');
      await tab.until(HAS_FOCUS);
      await tab.press('Control+v');
      await tab.until(
        `document.activeElement.value?.trim() === document.querySelector('main pre').innerText.trim()`,
      );
    },
    'a search finds a page, and Enter opens it': async (tab, open) => {
      await open('/guide/start/quick-start');
      await tab.click(named('button', SEARCH_WORDS.placeholder.en));
      await tab.until(HAS_FOCUS);
      await tab.type('loaders timeline');
      await tab.until(`/Loaders timeline/i.test(document.querySelector('[role=option]')?.textContent ?? '')`);
      await tab.press('Enter');
      await tab.until(`${headingIs('Loaders timeline')} && ${isAt('/guide/usage/loaders-timeline')}`);
    },
    'the theme switches to dark, and stays so after a reload': async (tab, open) => {
      await tab.until(`!(${IS_DARK})`);
      await tab.click(named('button', 'Dark theme'));
      await tab.until(IS_DARK);
      await open('/guide/usage/loaders-timeline');
      await tab.until(IS_DARK);
    },
    'the language switches on the same page': async (tab) => {
      await tab.click(named('button', 'Language'));
      await tab.click(named('a', '简体中文'));
      await tab.until(
        `${isAt('/zh/guide/usage/loaders-timeline')} && document.documentElement.lang.startsWith('zh')`,
      );
    },
    'links lead from the options page to a rule': async (tab, open) => {
      await open('/config/options/options');
      await tab.click(named('a', 'built-in rules'));
      await tab.until(headingIs('Built-in rules'));
      await tab.click(named('a', 'E1001:'));
      await tab.until(`${headingIs('E1001')} && ${isAt('/guide/rules/e1001')}`);
    },
    'a picture opens large, and Escape closes it': async (tab, open) => {
      await open('/guide/usage/bundle-size');
      await tab.click(named('img[@role="button"]', ZOOM_WORDS.zoomImage.en.trim()));
      // medium-zoom listens only when the picture has arrived.
      await tab.until(
        `document.querySelectorAll('.medium-zoom--opened').length === 1 && document.getAnimations().length === 0`,
      );
      await tab.press('Escape');
      await tab.until(`!document.querySelector('.medium-zoom--opened')`);
    },
    'an address with a slip gets the page that was meant': async (tab, open) => {
      await open('/guide/start/quickstart');
      await tab.until(headingIs('PAGE NOT FOUND'));
      await tab.click(`//*[@aria-labelledby or @aria-label]${named('a', 'Quick start')}`);
      await tab.until(isAt('/guide/start/quick-start'));
    },
  };

/** Takes the walk in a browser, and gives the number of steps that failed; each leaves a picture. */
async function takeWalk({ name, start }: Browser, site: string): Promise<number> {
  const tab = await start();
  let failed = 0;
  const open = async (page: string): Promise<void> => {
    await tab.open(`${site}${page}`);
    await tab.until(WORKS);
  };
  for (const [index, [what, take]] of Object.entries(STEPS).entries()) {
    try {
      await take(tab, open);
      console.log(`pass  ${name}: ${index + 1}. ${what}`);
    } catch (error) {
      failed += 1;
      const file = path.join(ROOT, `test-results/walk/${name.toLowerCase()}-${index + 1}.png`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, await tab.screenshot());
      console.log(
        `FAIL  ${name}: ${index + 1}. ${what}\n      ${String(error)}\n      ${path.relative('', file)}`,
      );
    }
  }
  console.log(`${name} ${tab.version}: ${failed} of ${Object.keys(STEPS).length} steps failed\n`);
  await tab.close();
  return failed;
}

/** Walks through the built site in every browser, or in those that `--only` names. */
async function walk(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.toLowerCase().split(',');
  const browsers = BROWSERS.filter(({ name }) => !names || names.includes(name.toLowerCase()));
  if (browsers.length === 0)
    throw new Error(`--only: there are ${BROWSERS.map(({ name }) => name).join(', ')}`);
  if (!existsSync(path.join(OUTPUT, 'index.html'))) throw new Error('Run `npm run build` first');
  const missing = browsers.filter(({ isThere }) => !isThere());
  if (missing.length > 0)
    throw new Error(missing.map(({ name, cure }) => `${name} is not installed: ${cure}`).join('\n'));
  const { origin, close } = await listenLocally(createSiteServer(OUTPUT));
  for (const browser of browsers) if ((await takeWalk(browser, origin)) > 0) process.exitCode = 1;
  await close();
}

walk().catch(fail);
