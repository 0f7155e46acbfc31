import { runCommand } from '../../commands/runCommand';

/**
 * The font that this machine shows Chinese with. Without one a browser looks for each letter in every font, and Chinese
 * pages take twice as long to lay out as their readers' devices need.
 * @returns name of the family; undefined where nobody can say
 */
export const chineseFont = (): string | undefined =>
  runCommand('fc-match', ['--format=%{family[0]}', 'sans-serif:lang=zh-cn']).stdout.trim() || undefined;
