import { toCommand } from '../../lib/text/toCommand';
import type { HomeFrontmatter } from '../../site/frontmatter/home';
import type { InstallFact } from '../../site/installs';
import { PACKAGE_MANAGERS } from '../../site/packageManagers';
import type { HomeParts } from './homeInLang';
import type { LandingCard } from './toLandingCards';

/** What the home page shows around its text, in its language. */
export interface HomeTexts extends Required<HomeParts> {
  readonly installs: readonly InstallFact[];
  readonly quickLinksTitle: string;
  readonly featuresTitle: string;
  readonly toolsTitle: string;
  readonly toolsTagline: string;
  readonly tools: readonly Pick<LandingCard, 'name' | 'desc' | 'url'>[];
}

/**
 * The home page as Markdown, for its export and for language models; the host's version prints icon addresses as text.
 * @param home the page
 * @param address whole address of a link of the site, in an export
 * @returns Markdown above and below the text of the page
 */
export function homeMarkdown(
  home: HomeTexts,
  address: (link: string) => string,
): { readonly above: string; readonly below: string } {
  const {
    hero,
    installs,
    quickLinks,
    quickLinksTitle,
    features,
    featuresTitle,
    toolsTitle,
    toolsTagline,
    tools,
  } = home;
  const open = hero.image?.open;
  const links = [...hero.actions, ...(open ? [open] : [])].map(
    ({ text, link }) => `[${text}](${address(link)})`,
  );
  const list = (cards: HomeFrontmatter['features']) =>
    cards
      .map(({ title, details, link }) => {
        const name = link ? `[${title}](${address(link)})` : title;
        return `- **${name}**: ${details}`;
      })
      .join('\n');
  const commands = installs.flatMap(({ tools: label, command }) => {
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
    ...(quickLinks.length > 0 ? [`## ${quickLinksTitle}`, list(quickLinks)] : []),
  ];
  const below = [
    `## ${featuresTitle}`,
    list(features),
    `## ${toolsTitle}`,
    toolsTagline,
    tools.map(({ name, desc, url }) => `- **[${name}](${url})**: ${desc}`).join('\n'),
  ];
  return { above: above.join('\n\n'), below: below.join('\n\n') };
}
