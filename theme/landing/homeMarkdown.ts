import type { HomeFrontmatter } from '../../site/frontmatter/home';

/**
 * The home page as Markdown, for its twin and for language models; the host's version prints icon addresses as text.
 * @param page hero and features of the home page
 * @param featuresTitle heading above the features, in the language of the page
 * @returns Markdown
 */
export function homeMarkdown(
  { hero, features }: Pick<HomeFrontmatter, 'hero' | 'features'>,
  featuresTitle: string,
): string {
  const links = hero.actions.map(({ text, link }) => `[${text}](${link})`).join(' | ');
  const list = features.map(({ title, details, link }) => {
    const name = link ? `[${title}](${link})` : title;
    return `- **${name}**: ${details}`;
  });
  return [
    `# ${hero.name}`,
    hero.text,
    `> ${hero.tagline}`,
    links,
    `## ${featuresTitle}`,
    list.join('\n'),
  ].join('\n\n');
}
