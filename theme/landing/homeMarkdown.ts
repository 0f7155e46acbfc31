import type { HomeFrontmatter } from '../../site/frontmatter/home';
import type { LandingCard } from './toLandingCards';

/** What the home page shows, in its language. */
export interface HomeTexts extends Pick<HomeFrontmatter, 'hero' | 'features'> {
  readonly featuresTitle: string;
  readonly toolsTitle: string;
  readonly toolsTagline: string;
  readonly tools: readonly Pick<LandingCard, 'name' | 'desc' | 'url'>[];
}

/**
 * The home page as Markdown, for its twin and for language models; the host's version prints icon addresses as text.
 * @param home the page
 * @param address whole address of a link of the site, in a twin
 * @returns Markdown
 */
export function homeMarkdown(home: HomeTexts, address: (link: string) => string): string {
  const { hero, features, featuresTitle, toolsTitle, toolsTagline, tools } = home;
  const links = hero.actions.map(({ text, link }) => `[${text}](${address(link)})`).join(' | ');
  const list = features.map(({ title, details, link }) => {
    const name = link ? `[${title}](${address(link)})` : title;
    return `- **${name}**: ${details}`;
  });
  return [
    `# ${hero.name}`,
    hero.text,
    `> ${hero.tagline}`,
    links,
    `## ${featuresTitle}`,
    list.join('\n'),
    `## ${toolsTitle}`,
    toolsTagline,
    tools.map(({ name, desc, url }) => `- **[${name}](${url})**: ${desc}`).join('\n'),
  ].join('\n\n');
}
