import { toolInLang } from '../../lib/text/toolInLang';
import type { Lang } from '../../site/languages';
import { SITE_TITLE } from '../../site/identity';
import type { ToolLink, ToolLogo } from '../../site/tools';

/** One card of the landing block. */
export interface LandingCard {
  readonly name: string;
  readonly desc: string;
  readonly logo: ToolLogo;
  /** Factor by which the mark is drawn larger or smaller. */
  readonly logoScale?: number;
  readonly url: string;
  /** Text of the card's link: where it leads. */
  readonly urlText: string;
}

/**
 * Sibling tools as cards of the landing page, without the site's own; the list of things around them is left to the switcher.
 * @param tools all tools, in both languages
 * @param lang language of the page: English texts and addresses when it is `en`
 */
export function toLandingCards(tools: readonly ToolLink[], lang: Lang): LandingCard[] {
  return tools
    .filter(({ name, urlEn }) => urlEn && name !== SITE_TITLE)
    .map((tool) => {
      const { name, desc, logo, logoScale, url } = toolInLang(tool, lang);
      return { name, desc, logo, logoScale, url, urlText: new URL(url).host };
    });
}
