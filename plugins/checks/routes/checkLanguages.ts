import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS } from '../../../site/languages';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { Check, Issue } from '../types';

const TABLE = 'site/languages.ts';
/** Folders of `docs` that are no languages. */
const OTHERS: readonly string[] = ['public'];

/** Line where a language has its row; of one without a row, the line where it is declared. */
function lineOf(projectRoot: string, lang: string): number {
  const file = path.join(projectRoot, TABLE);
  if (!existsSync(file)) return 1;
  const lines = readFileSync(file, 'utf8').split('\n');
  const row = lines.findIndex((line) => line.trim().startsWith(`${lang}:`));
  return Math.max(1, (row < 0 ? lines.findIndex((line) => line.includes(`'${lang}'`)) : row) + 1);
}

/**
 * Languages that the switcher cannot name.
 * @param projectRoot folder of the project
 * @param langs languages of the site
 * @param facts rows of `LANGUAGE_FACTS`
 * @returns a problem per language without a row or a label
 */
export const namelessLanguages = (
  projectRoot: string,
  langs: readonly string[],
  facts: Readonly<Record<string, { readonly label?: string } | undefined>>,
): Issue[] =>
  langs
    .filter((lang) => !facts[lang]?.label?.trim())
    .map((lang) => ({
      file: TABLE,
      line: lineOf(projectRoot, lang),
      rule: 'languages/label',
      message: `the language \`${lang}\` has no label, so the switcher cannot name it`,
      fix: 'give it a row in LANGUAGE_FACTS with the name that its readers use: 日本語, not Japanese',
    }));

/**
 * Every folder of `docs` is a language of the site, and every language can be named in the switcher.
 * @param tree a documentation tree
 * @returns a problem per folder that nobody reads, and per language without a name
 */
export const checkLanguages: Check = ({ docsRoot, projectRoot, facts }) => {
  const docs = path.basename(docsRoot);
  const strangers = readdirSync(docsRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![...LANGS, ...OTHERS].includes(entry.name))
    .map(({ name }) => ({
      file: `${docs}/${name}`,
      line: 1,
      rule: 'languages/folder',
      message: `\`${name}\` is no language of the site, so nothing in this folder is read`,
      fix: didYouMean(name, LANGS, `add the language to LANGS in ${TABLE}, or move the files`),
    }));
  const nameless = namelessLanguages(projectRoot, Object.keys(facts.languages), facts.languages);
  return [...strangers, ...nameless];
};
