import type { Settings } from '../../site/settings';

/** A replacement in the form that the host takes. */
export interface ReplaceRule {
  readonly search: RegExp;
  readonly replace: string;
}

/**
 * Puts the address of this documentation's repository in place of its mark, so that a command that clones it follows the
 * deployment, as the links that edit a page do.
 * @param settings of the deployment
 * @returns rule for every `{repository}` of a text; `${repository}` is code of a template
 */
export const repositoryRule = ({ docsRepository }: Pick<Settings, 'docsRepository'>): ReplaceRule => ({
  search: /(?<!\$)\{repository\}/g,
  replace: docsRepository.replaceAll('$', '$$$$'),
});
