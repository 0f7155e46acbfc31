import type { Text } from './types';

/** In place of the box in the Markdown export. Apart from the others, which come late. */
export const OPTIONS_CHECK_EXPORT: Text = {
  en: 'On the website, there is a box here that checks pasted options.',
  zh: '在网站上，这里有一个输入框，可以检查粘贴的配置。',
};
