import { pickLabel } from '../../../lib/text/pickLabel';
import type { Lang } from '../../../site/languages';
import { pickBlocks } from '../../../lib/text/pickBlocks';

/**
 * The commands of a fence with the word `pick` as Markdown: one fence, or one per shell below the shell's name.
 * @param code commands as they are written in the page
 * @param lang language of the page
 */
export const pickFences = (code: string, lang: Lang): string =>
  pickBlocks(code)
    .map(({ shell, language, lines }) => {
      const label = shell ? `**${pickLabel({ shell }, lang)}**\n\n` : '';
      return `${label}\`\`\`${language}\n${lines.map(({ text }) => text).join('\n')}\n\`\`\``;
    })
    .join('\n\n');
