import { useFrontmatter, useLang, useSite } from '@rspress/core/runtime';
import { staticContent } from '../packages/lean/lean-chunks/runtime/staticContent';
import type { HomeFrontmatter } from '../site/frontmatter/home';
import type { Lang } from '../site/languages';
import hero from './landing/Hero.module.css';
import './landing/HeroActions.module.css';
import './landing/Choices.module.css';
import './landing/Install.module.css';
import { HeroImage } from './landing/HeroImage';
import { HomeMain } from './landing/HomeMain';
import './landing/FeatureCard.module.css';
import './landing/Features.module.css';
import './landing/ToolCard.module.css';
import './landing/ToolStack.module.css';
import footer from './landing/Footer.module.css';
import { heroInLang } from './landing/heroInLang';
import { StarBox } from './landing/StarBox';

/** `HomeLayout` in the document of the home page (`packages/lean/lean-chunks`): its HTML has everything that does nothing. */
export function HomeLayout() {
  const lang = useLang() as Lang;
  const { frontmatter } = useFrontmatter();
  const { site } = useSite();
  const { image } = heroInLang((frontmatter as unknown as HomeFrontmatter).hero, lang);
  return (
    <HomeMain
      footer={site.themeConfig.footer?.message && <footer className={footer.footer} {...staticContent} />}
    >
      <div className={hero.hero}>
        <StarBox {...staticContent} />
        <div className={hero.words} {...staticContent} />
        {image && <HeroImage image={image} />}
      </div>
      <div {...staticContent} />
    </HomeMain>
  );
}
