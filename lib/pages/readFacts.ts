import { PAGES_ELEMENT, type PagesFact } from '../../site/pageRow';

/**
 * What the HTML says of the pages of the site.
 * @returns no lists under the development server, which writes none
 */
export function readFacts(): PagesFact {
  const text = document.getElementById(PAGES_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as PagesFact) : { lists: {} };
}
