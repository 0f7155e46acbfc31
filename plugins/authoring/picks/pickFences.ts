import { pickLabel } from '../../../lib/text/pickLabel';
import type { Lang } from '../../../site/languages';
import { pickBlocks } from '../../../lib/text/pickBlocks';
import { moduleFormats } from './moduleFormats';

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

/**
 * The config of a fence with the word `formats` as Markdown: one fence per module format, below its name.
 * @param code the config in TypeScript
 * @param title name of its file
 * @param lang language of the page
 */
export const formatFences = (code: string, title: string, lang: Lang): string =>
  moduleFormats(code.trimEnd(), title)
    .map(
      (sample) =>
        `**${pickLabel({ format: sample.format }, lang)}**\n\n\`\`\`${sample.language} title="${sample.title}"\n${sample.code}\n\`\`\``,
    )
    .join('\n\n');
