import { useFrontmatter, useLang } from '@rspress/core/runtime';
import { useText } from '../lib/hooks/useText';
import { twinAddress } from '../lib/site/twinAddress';
import { PartBoundary } from '../components/ui/PartBoundary';
import type { HomeFrontmatter } from '../site/frontmatter/home';
import type { Lang } from '../site/languages';
import { MAIN_ID } from '../site/mainId';
import { TOOLS } from '../site/tools';
import { LANDING_WORDS } from '../site/words/landing';
import { Features } from './landing/Features';
import { Footer } from './landing/Footer';
import { Hero } from './landing/Hero';
import { homeInLang } from './landing/homeInLang';
import { homeMarkdown } from './landing/homeMarkdown';
import styles from './landing/Landing.module.css';
import { ToolStack } from './landing/ToolStack';
import { toLandingCards } from './landing/toLandingCards';

/** The home page, whose faults stay in it. */
export function HomeLayout() {
  return (
    <PartBoundary keep="main, main ~ footer">
      <Home />
    </PartBoundary>
  );
}

/** Hero, features, sibling tools, footer, with one main landmark; as Markdown when the host renders the twin. */
function Home() {
  const say = useText();
  const lang = useLang() as Lang;
  const { frontmatter } = useFrontmatter();
  const home = homeInLang(frontmatter as unknown as HomeFrontmatter, lang);
  if (import.meta.env.SSG_MD) {
    const texts = {
      ...home,
      featuresTitle: say(LANDING_WORDS.landingFeatures),
      toolsTitle: say(LANDING_WORDS.landingTools),
      toolsTagline: say(LANDING_WORDS.landingToolsTagline),
      tools: toLandingCards(TOOLS, lang),
    };
    return <>{homeMarkdown(texts, twinAddress)}</>;
  }
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Hero hero={home.hero} />
        <Features features={home.features} />
        <ToolStack />
      </main>
      <Footer />
    </>
  );
}
