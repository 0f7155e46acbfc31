import { HAS_FEATURES, OLD_BROWSER } from '../../../site/browsers';
import { HIDEABLE_PARTS } from '../../../site/hideableParts';
import { HYDRATING_EVENT, HYDRATION_BEGINS, HYDRATION_ENDS } from '../../../site/hydration';
import { DEFAULT_LANG, LANGS } from '../../../site/languages';
import { LOAD_NOTICE } from '../../../site/loadNotice';
import { PICK_FACTS } from '../../../site/picks';
import { STORAGE_KEYS } from '../../../site/storageKeys';
import { LOAD_NOTICE_WORDS as WORDS } from '../../../site/words/loadNotice';
import { inlineScript } from './inlineScript';

/** The host's ways to redirect a first visit; ours keeps the hash, and `auto` means the same as `only-default-lang`. */
export type LocaleRedirect = 'auto' | 'never' | 'only-default-lang';

const noticeWords = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    {
      failed: WORDS.failed[lang],
      reload: WORDS.reload[lang],
      close: WORDS.close[lang],
    },
  ]),
);

const hydration = { begins: HYDRATION_BEGINS, ends: HYDRATION_ENDS, hydrates: HYDRATING_EVENT };

/**
 * Our inline scripts, in the order of the page.
 * @param base base path of the site, with slashes
 * @param localeRedirect whether a first visit is redirected
 */
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
    inlineScript('pageTranslation', { ...hydration, root: LOAD_NOTICE.root }),
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
