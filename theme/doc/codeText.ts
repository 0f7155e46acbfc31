import { getCopyableText } from '@rspress/core/theme-original';

/** Languages of commands; in others, a line may begin with such a sign and mean it. */
const SHELLS = /\blanguage-(?:bash|sh|shell|zsh|shellscript|shellsession|console|powershell|bat)\b/;

const PROMPT = /^(?:\$|%|>|PS(?: \S+)?>|[A-Z]:\\[^>]*>) /gm;

// With their line ends.
function withoutRemoved(box: HTMLElement): HTMLElement {
  const kept = box.cloneNode(true) as HTMLElement;
  for (const line of kept.querySelectorAll('.diff.remove')) {
    line.nextSibling?.remove();
    line.remove();
  }
  return kept;
}

/**
 * The code of a sample as it is copied, without what is folded (`Pick` folds commands for other package managers); a line end would
 * start a command as soon as it is pasted.
 */
export function codeText(box: HTMLElement | null): string {
  const text = getCopyableText(box && withoutRemoved(box), {
    ignoreClasses: ['linenumber'],
    ignoreSelectors: ['.rp-copy-ignore', '[hidden]'],
  }).replace(/\n+$/, '');
  return SHELLS.test(box?.closest('.rp-codeblock')?.className ?? '') ? text.replaceAll(PROMPT, '') : text;
}
