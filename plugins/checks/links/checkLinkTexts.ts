import type { Check } from '../types';

/** Texts that say nothing to somebody who hears the links of a page one by one. */
export const WEAK_LINK_TEXTS: ReadonlySet<string> = new Set([
  'here',
  'click here',
  'this',
  'this page',
  'link',
  'read more',
  'more',
  '这里',
  '点击这里',
  '此处',
  '点击此处',
  '链接',
  '更多',
]);

/**
 * The text of a link says where it leads.
 * @param pages a documentation tree
 * @returns a problem per link without text or with a text that says nothing
 */
export const checkLinkTexts: Check = ({ pages }) =>
  pages.flatMap(({ file, links }) =>
    links
      .filter(({ text }) => text === '' || WEAK_LINK_TEXTS.has(text.toLowerCase()))
      .map(({ text, line, href }) => ({
        file,
        line,
        rule: 'links/text',
        message: text
          ? `the link text \`${text}\` does not say where it leads`
          : `the link to ${href} has no text`,
        fix: 'name the page or the task',
      })),
  );
