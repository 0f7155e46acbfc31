import { useFrontmatter, useLang, useSite } from '@rspress/core/runtime';
import type { CSSProperties, ReactNode } from 'react';
import { OutLink } from '../../components/ui/OutLink';
import { markdownAddress } from '../../lib/address';
import { useT } from '../../lib/words';
import { hrefInLang } from '../../lib/text/address';
import { toCommand } from '../../lib/text/toCommand';
import type { HomeFrontmatter } from '../../site/frontmatter';
import { BUILD_PREFIXES, INSTALLS } from '../../site/installs';
import { DEFAULT_LANG, type Lang } from '../../site/languages';
import { MAIN_ID } from '../../site/pageMarks';
import { PACKAGE_MANAGERS } from '../../site/packageManagers';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { LANDING_WORDS } from '../../site/words/landing';
import { Features, siblingTools, ToolStack } from './Cards';
import { Hero } from './Hero';
import styles from './Landing.module.css';

type HomeParts = Pick<HomeFrontmatter, 'hero' | 'features'>;

interface LandingProps {
  /** The text of the page. */
  readonly children: ReactNode;
}

const BARS = { '--saved': REPORT_NUMBERS['bundle-diff']['savedPercent'] } as CSSProperties;

function homeInLang({ hero, features }: HomeParts, lang: Lang): HomeParts {
  const inLang = <Target extends { readonly link?: string | undefined }>(target: Target): Target => ({
    ...target,
    link: target.link && hrefInLang(target.link, lang),
  });
  const { actions, image } = hero;
  return {
    hero: {
      ...hero,
      actions: actions.map(inLang),
      image: image && { ...image, open: image.open && inLang(image.open) },
    },
    features: features.map(inLang),
  };
}

/** For the Markdown export: above and below the text of the page. The host's prints icon addresses. */
function homeMarkdown({ hero, features }: HomeParts, lang: Lang) {
  const open = hero.image?.open;
  const links = [...hero.actions, ...(open ? [open] : [])].map(
    ({ text, link }) => `[${text}](${markdownAddress(link)})`,
  );
  const list = features.map(
    ({ title, details, link }) =>
      `- **${link ? `[${title}](${markdownAddress(link)})` : title}**: ${details}`,
  );
  const tools = siblingTools(lang).map(({ name, desc, url }) => `- **[${name}](${url})**: ${desc}`);
  const commands = INSTALLS.flatMap(({ tools: label, command }) => {
    const all = toCommand(command);
    return [
      `**${label.join(', ')}**`,
      ...PACKAGE_MANAGERS.map((manager) => `\`\`\`bash title="${manager}"\n${all[manager]}\n\`\`\``),
    ];
  });
  const above = [
    `# ${hero.name}`,
    ...(hero.headline ? [`**${hero.headline}**`] : []),
    hero.text,
    `> ${hero.tagline}`,
    links.join(' | '),
    ...commands,
    `\`\`\`bash\n${BUILD_PREFIXES.unix}npm run build\n\`\`\``,
  ];
  const below = [
    `## ${LANDING_WORDS.landingFeatures[lang]}`,
    list.join('\n'),
    `## ${LANDING_WORDS.landingTools[lang]}`,
    LANDING_WORDS.landingToolsTagline[lang],
    tools.join('\n'),
  ];
  return { above: above.join('\n\n'), below: below.join('\n\n') };
}

function Footer() {
  const { site } = useSite();
  const t = useT();
  const { footer, socialLinks = [] } = site.themeConfig;
  if (!footer?.message) return null;
  const address = (icon: string) => socialLinks.find((link) => link.icon === icon)?.content;
  const code = address('github');
  const links = [
    ['GitHub', code],
    [t(LANDING_WORDS.landingReleases), code && `${code}/releases`],
    ['Discord', address('discord')],
  ];
  return (
    <footer className={styles.footer}>
      <span className={styles.links}>
        {links.map(
          ([text, href]) =>
            href && (
              <OutLink key={text} href={href} className={styles.link} newTabText={t('navNewTab')}>
                {text}
              </OutLink>
            ),
        )}
      </span>
      <p className={styles.message} lang={DEFAULT_LANG}>
        {footer.message}
      </p>
    </footer>
  );
}

/** The main landmark, and the footer below it. */
function Main({ hero, features, children }: HomeParts & LandingProps) {
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1}>
        <Hero hero={hero} />
        <div>
          <div className={`rp-doc rspress-doc ${styles.text}`} style={BARS}>
            {children}
          </div>
          <Features features={features} />
          <ToolStack />
        </div>
      </main>
      <Footer />
    </>
  );
}

/** Hero, the text of the page, features, sibling tools, footer; as Markdown when the host renders the Markdown export. */
export function Landing({ children }: LandingProps) {
  const lang = useLang() as Lang;
  const { frontmatter } = useFrontmatter();
  const { hero, features } = frontmatter as unknown as Partial<HomeFrontmatter>;
  // The stock host shows the text of the next page before it has its frontmatter.
  if (!hero || !features) return children;
  const home = homeInLang({ hero, features }, lang);
  if (!import.meta.env.SSG_MD) return <Main {...home}>{children}</Main>;
  const { above, below } = homeMarkdown(home, lang);
  return (
    <>
      {`${above}\n\n`}
      {children}
      {`\n\n${below}`}
    </>
  );
}
