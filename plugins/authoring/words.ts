import type { RspressPlugin } from '@rspress/core';
import { WORDS } from '../../site/words';
import { OVERVIEW_WORDS } from '../../site/words/overview';

/** Gives the site's words to the host, which shows them in place of its own and hands them to `useI18n`. */
export function pluginWords(): RspressPlugin {
  return {
    name: 'site-words',
    i18nSource: (hostWords) => ({ ...hostWords, ...WORDS, ...OVERVIEW_WORDS }),
  };
}
