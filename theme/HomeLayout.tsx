import { Content, useFrontmatter, useLang } from '@rspress/core/runtime';
import { useText } from '../lib/hooks/useText';
import { markdownAddress } from '../lib/site/markdownAddress';
import type { HomeFrontmatter } from '../site/frontmatter';
import { INSTALLS } from '../site/installs';
import type { Lang } from '../site/languages';
import { TOOLS } from '../site/tools';
import { LANDING_WORDS } from '../site/words/landing';
import { Features } from './landing/Features';
import { Footer } from './landing/Footer';
import { Hero } from './landing/Hero';
import { homeInLang } from './landing/homeInLang';
import { HomeMain } from './landing/HomeMain';
import { homeMarkdown } from './landing/homeMarkdown';
import { HomeText } from './landing/HomeText';
import { ToolStack } from './landing/ToolStack';
import { toLandingCards } from './landing/toLandingCards';

/** Hero, the text of the page, features, sibling tools, footer; as Markdown when the host renders the Markdown export. */
export function HomeLayout() {
  const say = useText();
  const lang = useLang() as Lang;
  const { frontmatter } = useFrontmatter();
  const home = homeInLang(frontmatter as unknown as HomeFrontmatter, lang);
  const featuresTitle = say(LANDING_WORDS.landingFeatures);
  if (import.meta.env.SSG_MD) {
    const texts = {
      ...home,
      installs: INSTALLS,
      featuresTitle,
      toolsTitle: say(LANDING_WORDS.landingTools),
      toolsTagline: say(LANDING_WORDS.landingToolsTagline),
      tools: toLandingCards(TOOLS, lang),
    };
    const { above, below } = homeMarkdown(texts, markdownAddress);
    return (
      <>
        {`${above}\n\n`}
        <Content />
        {`\n\n${below}`}
      </>
    );
  }
  return (
    <HomeMain footer={<Footer />}>
      <Hero hero={home.hero} />
      <div>
        <HomeText />
        <Features title={featuresTitle} features={home.features} />
        <ToolStack />
      </div>
    </HomeMain>
  );
}
