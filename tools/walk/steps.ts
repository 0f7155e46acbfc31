import { DOC_WORDS } from '../../site/words/doc';
import { ZOOM_WORDS } from '../../site/words/zoom';
import { SEARCH_WORDS } from '../../site/words/siteSearch';
import type { Reader } from './Reader';

/** One thing a reader does, and how they know that it worked. */
export interface Step {
  readonly name: string;
  readonly take: (reader: Reader) => Promise<unknown>;
}

const heading = (name: string) => ({ role: 'heading', name });
const link = (name: string) => ({ role: 'link', name });
const button = (name: string) => ({ role: 'button', name });

const HAS_FOCUS = "() => document.activeElement?.getAttribute('role') === 'combobox'";
const IS_AT = '(path) => location.pathname === path';

/** The walk: the same ten steps in every browser, each begun where the one before ended, or on a page of its own. */
export const STEPS: readonly Step[] = [
  {
    name: 'the home page opens',
    async take(reader) {
      await reader.open('/');
      await reader.see(heading('^Rsdoctor'));
    },
  },
  {
    name: 'a link leads to the quick start',
    async take(reader) {
      await reader.click(link('^Get Started'));
      await reader.see(heading('^Quick start'));
      await reader.page('the address is that of the page', IS_AT, '/guide/start/quick-start');
    },
  },
  {
    name: 'a tab shows the command of another package manager',
    async take(reader) {
      await reader.open('/blog/release/release-note-0_1');
      await reader.click({ role: 'tab', name: '^pnpm$' });
      await reader.page(
        'the command is that of pnpm',
        `() => [...document.querySelectorAll('[role=tabpanel]')].some(
          (panel) => panel.checkVisibility() && panel.textContent.includes('pnpm add -D'))`,
      );
    },
  },
  {
    name: 'code is copied: pasted into the search field, it is the code',
    async take(reader) {
      await reader.open('/guide/start/quick-start');
      await reader.click(button(`^${DOC_WORDS.codeCopy.en}$`));
      await reader.see({ role: 'status', name: `^${DOC_WORDS.codeCopied.en}$` });
      await reader.tab.press('Control+k');
      await reader.page('the search field has the focus', HAS_FOCUS);
      await reader.tab.press('Control+v');
      await reader.page(
        'the search field holds the first code of the page',
        "() => document.activeElement.value.trim() === document.querySelector('main pre').innerText.trim()",
      );
    },
  },
  {
    name: 'a search finds a page, and Enter opens it',
    async take(reader) {
      await reader.open('/guide/start/quick-start');
      await reader.click(button(`^${SEARCH_WORDS.placeholder.en}`));
      await reader.page('the search field has the focus', HAS_FOCUS);
      await reader.tab.type('loaders timeline');
      await reader.see({ role: 'option', name: 'Loaders [Tt]imeline' });
      await reader.tab.press('Enter');
      await reader.see(heading('^Loaders timeline'));
      await reader.page('the address is that of the page', IS_AT, '/guide/usage/loaders-timeline');
    },
  },
  {
    name: 'the theme switches to dark, and stays so after a reload',
    async take(reader) {
      const toggle = { role: 'switch', name: '^Dark theme' };
      const isDark = "() => getComputedStyle(document.documentElement).colorScheme === 'dark'";
      const before = await reader.see(toggle);
      if (before.checked) throw new Error('The page is dark before the switch is pressed');
      await reader.click(toggle);
      await reader.page('the page is dark', isDark);
      await reader.open('/guide/usage/loaders-timeline');
      await reader.page('the page is still dark', isDark);
    },
  },
  {
    name: 'the language switches on the same page',
    async take(reader) {
      await reader.click(button('^Language'));
      await reader.click(link('^简体中文'));
      await reader.page('the address is the Chinese one', IS_AT, '/zh/guide/usage/loaders-timeline');
      await reader.page(
        'the page says that it is Chinese',
        "() => document.documentElement.lang.startsWith('zh')",
      );
    },
  },
  {
    name: 'links lead from the options page to a rule',
    async take(reader) {
      await reader.open('/config/options/options');
      await reader.click(link('^built-in rules$'));
      await reader.see(heading('^Built-in rules'));
      await reader.click(link('^E1001: '));
      await reader.see(heading('E1001'));
      await reader.page('the address is that of the rule', IS_AT, '/guide/rules/e1001');
    },
  },
  {
    name: 'a picture opens large, and Escape closes it',
    async take(reader) {
      const isOpen = "() => document.querySelectorAll('.medium-zoom--opened').length === 1";
      await reader.open('/guide/usage/bundle-size');
      await reader.click(button(`^${ZOOM_WORDS.zoomImage.en}`));
      await reader.page('the picture is open', isOpen);
      // medium-zoom listens only when the picture has arrived.
      await reader.page(
        'the animation of the picture has ended',
        '() => document.getAnimations().length === 0',
      );
      await reader.tab.press('Escape');
      await reader.page('the picture is closed', "() => !document.querySelector('.medium-zoom--opened')");
    },
  },
  {
    name: 'an address with a slip gets the page that was meant',
    async take(reader) {
      await reader.open('/guide/start/quickstart');
      await reader.see(heading('^PAGE NOT FOUND'));
      await reader.click({ role: 'link', name: '[Qq]uick start', inside: 'Did you mean' });
      await reader.page('the address is that of the page', IS_AT, '/guide/start/quick-start');
    },
  },
];
