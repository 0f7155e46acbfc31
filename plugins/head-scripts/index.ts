import type { RspressPlugin } from '@rspress/core';
import { HIDEABLE_PARTS } from '../../site/hideableParts';
import { DEFAULT_LANG, LANGS } from '../../site/languages';
import { LOAD_NOTICE } from '../../site/loadNotice';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { LOAD_NOTICE_WORDS as WORDS } from '../../site/words/loadNotice';
import { inlineScript } from './inlineScript';

/** The host's ways to redirect a first visit; ours keeps the hash, and `auto` means the same as `only-default-lang`. */
type LocaleRedirect = 'auto' | 'never' | 'only-default-lang';

const noticeWords = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    { failed: WORDS.failed[lang], reload: WORDS.reload[lang], close: WORDS.close[lang] },
  ]),
);

/**
 * Puts our inline scripts in front of the host's: a storage that never throws, a notice when something does not load, the parts that the address hides (S2-38 to
 * S2-41), and the first-visit redirect (S4-14, S4-15, S5-9, S5-10) in place of the host's own.
 * @param base base path of the site, with slashes
 */
export function pluginHeadScripts(base: string): RspressPlugin {
  let localeRedirect: LocaleRedirect = 'auto';
  const scripts = () => [
    inlineScript('storageGuard'),
    inlineScript('loadNotice', {
      base,
      defaultLang: DEFAULT_LANG,
      className: LOAD_NOTICE.className,
      event: LOAD_NOTICE.event,
      words: noticeWords,
    }),
    inlineScript('repairPath'),
    inlineScript('hideParts', HIDEABLE_PARTS),
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
            ...scripts().map((children) => ({ tag: 'script', children, append: false, head: true })),
            ...tags,
          ],
        ],
      },
    },
  };
}
