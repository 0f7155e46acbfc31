import type { Page } from '@playwright/test';

/** What a translator does with a text: moves it into its element, leaves it out for another, or also takes that back at once. */
export const TRANSLATORS = ['moves', 'replaces', 'takes back'] as const;

/** How a page is translated. */
export type Translator = (typeof TRANSLATORS)[number];

/**
 * Translates the page, and whatever it shows from then on, as browsers do: each text gets two `<font>` around it. The words
 * stay the same, so that what a translated page shows can be compared; a text that stands in for another is in «».
 */
export function translatePage(page: Page, how: Translator): Promise<void> {
  return page.evaluate((style) => {
    const skipped = 'font, pre, code, textarea, script, style, svg, [translate="no"]';
    const translate = (text: Text) => {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(style === 'moves' ? text : text.data.replace(/\S(?:.*\S)?/su, '«$&»'));
      if (style === 'takes back') outer.replaceWith(text.data);
    };
    const known = new WeakMap<Node, string>();
    const run = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isNew = known.get(text) !== text.data;
        if (isNew && text.data.trim() && !text.parentElement?.closest(skipped)) translate(text);
      }
      // Taken back, a text is another node with the same words, which is not to be translated again.
      if (style !== 'takes back') return;
      const after = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (after.nextNode()) known.set(after.currentNode, after.currentNode.nodeValue ?? '');
    };
    let timer = 0;
    new MutationObserver(() => {
      if (style === 'moves') return run();
      clearTimeout(timer);
      timer = window.setTimeout(run, 10);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    run();
  }, how);
}
