import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { HAS_FEATURES, OLD_BROWSER } from '../../../site/browsers';
import {
  HIDEABLE_PARTS,
  HYDRATING_EVENT,
  HYDRATION_BEGINS,
  HYDRATION_ENDS,
  LOAD_NOTICE,
  TEXT_OF_PAGE,
} from '../../../site/pageMarks';
import { DEFAULT_LANG, LANGS } from '../../../site/languages';
import { PICK_FACTS } from '../../../site/picks';
import { STORAGE_KEYS } from '../../../site/storageKeys';
import { LOAD_NOTICE_WORDS as WORDS } from '../../../site/words/build';

/** An inline script of the page, minified; its text cannot end its own element. */
export function inlineScript(name: string, facts?: unknown): string {
  const source = readFileSync(path.join(import.meta.dirname, `${name}.inline.js`), 'utf8');
  const whole = source.replace('FACTS', () => JSON.stringify(facts ?? null));
  // Browsers that are too old for the site read it too.
  const { code } = rspack.experiments.swc.minifySync(whole, { compress: true, mangle: true, ecma: 5 });
  return code.replaceAll('</', '<\\/');
}

/** The host's ways to redirect a first visit; ours keeps the hash, and `auto` means the same as `only-default-lang`. */
type LocaleRedirect = 'auto' | 'never' | 'only-default-lang';

const noticeWords = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    { failed: WORDS.failed[lang], reload: WORDS.reload[lang], close: WORDS.close[lang] },
  ]),
);

const hydration = { begins: HYDRATION_BEGINS, ends: HYDRATION_ENDS, hydrates: HYDRATING_EVENT };

/** Our inline scripts, in the order of the page. */
export const headScripts = (base: string, localeRedirect: LocaleRedirect): string[] => [
  inlineScript('storageGuard'),
  inlineScript('loadNotice', {
    base,
    defaultLang: DEFAULT_LANG,
    className: LOAD_NOTICE.className,
    event: LOAD_NOTICE.event,
    root: LOAD_NOTICE.root,
    timeout: LOAD_NOTICE.timeout,
    flag: OLD_BROWSER,
    words: noticeWords,
  }),
  // One element, since the policy names each in a header, whose length hosts limit.
  [
    `window.${OLD_BROWSER} = !(${HAS_FEATURES});`,
    inlineScript('repairPath'),
    inlineScript('hideParts', HIDEABLE_PARTS),
    inlineScript('picks', PICK_FACTS),
    inlineScript('pageTranslation', { ...hydration, root: LOAD_NOTICE.root, text: TEXT_OF_PAGE }),
    inlineScript('earlyInput', { ...hydration, flag: OLD_BROWSER, slashKey: STORAGE_KEYS.searchSlash }),
  ].join('\n'),
  ...(localeRedirect === 'never'
    ? []
    : [
        inlineScript('localeRedirect', {
          base,
          defaultLang: DEFAULT_LANG,
          langs: LANGS,
          visitedKey: STORAGE_KEYS.visited,
        }),
      ]),
];

/** Puts our inline scripts in front of the host's, and our first-visit redirect in place of the host's. */
export function pluginHeadScripts(base: string): RspressPlugin {
  let localeRedirect: LocaleRedirect = 'auto';
  return {
    name: 'head-scripts',
    config(config) {
      localeRedirect = config.route?.localeRedirect ?? 'auto';
      return { ...config, route: { ...config.route, localeRedirect: 'never' } };
    },
    builderConfig: {
      html: {
        tags: [
          (tags) => [
            ...headScripts(base, localeRedirect).map((children) => ({
              tag: 'script',
              children,
              append: false,
              head: true,
            })),
            ...tags,
          ],
        ],
      },
    },
  };
}
