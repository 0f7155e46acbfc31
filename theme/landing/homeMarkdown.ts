import { toCommand } from '../../lib/text/toCommand';
import { BUILD_PREFIXES, type InstallFact } from '../../site/installs';
import { PACKAGE_MANAGERS } from '../../site/packageManagers';
import type { HomeParts } from './homeInLang';
import type { LandingCard } from './toLandingCards';

/** What the home page shows around its text, in its language. */
export interface HomeTexts extends HomeParts {
  readonly installs: readonly InstallFact[];
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
  const { hero, installs, features, featuresTitle, toolsTitle, toolsTagline, tools } = home;
  const open = hero.image?.open;
  const links = [...hero.actions, ...(open ? [open] : [])].map(
    ({ text, link }) => `[${text}](${address(link)})`,
  );
  const list = features.map(({ title, details, link }) => {
    const name = link ? `[${title}](${address(link)})` : title;
    return `- **${name}**: ${details}`;
  });
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
    `\`\`\`bash\n${BUILD_PREFIXES.unix}npm run build\n\`\`\``,
  ];
  const below = [
    `## ${featuresTitle}`,
    list.join('\n'),
    `## ${toolsTitle}`,
    toolsTagline,
    tools.map(({ name, desc, url }) => `- **[${name}](${url})**: ${desc}`).join('\n'),
  ];
  return { above: above.join('\n\n'), below: below.join('\n\n') };
}
