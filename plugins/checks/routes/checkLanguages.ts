import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FULL_LANGS, LANGS } from '../../../site/languages';
import { TRANSLATION_WORDS } from '../../../site/words/translation';
import { didYouMean } from '../../../packages/doc-checks/didYouMean';
import type { Check, Issue, Pages } from '../types';

const TABLE = 'site/languages.ts';
const NOTICE = 'site/words/translation.ts';
/** Folders of `docs` that are no languages. */
const OTHERS: readonly string[] = ['public'];
/** Pages that a language must have to be offered: its home, and one to go on to. */
const FEWEST_PAGES = 2;

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

/** Languages that are being translated and not ready to be offered. */
function unreadyLanguages({ docsRoot, pages, facts }: Pages): Issue[] {
  const docs = path.basename(docsRoot);
  return Object.keys(facts.languages)
    .filter(
      (lang) => !(FULL_LANGS as readonly string[]).includes(lang) && facts.languages[lang]?.label?.trim(),
    )
    .flatMap((lang): Issue[] => {
      const own = pages.filter((page) => page.kind === 'page' && page.lang === lang);
      const ready = own.length >= FEWEST_PAGES && own.some(({ key }) => key === 'index');
      const isTold = Object.values(TRANSLATION_WORDS).every((text) => lang in text);
      return [
        ...(ready
          ? []
          : [
              {
                file: `${docs}/${lang}/index.mdx`,
                line: 1,
                rule: 'languages/home',
                message: `the language \`${lang}\` has ${own.length} of the ${FEWEST_PAGES} pages that it begins with: its home page and one more`,
                fix: `translate ${docs}/en/index.mdx and another page`,
              },
            ]),
        ...(isTold
          ? []
          : [
              {
                file: NOTICE,
                line: 1,
                rule: 'languages/notice',
                message: `the notice on untranslated pages has no words in \`${lang}\``,
                fix: `add \`${lang}\` to each text`,
              },
            ]),
      ];
    });
}

/**
 * Every folder of `docs` is a language of the site, every language can be named in the switcher, and one that is being
 * translated has what readers need to begin.
 * @param tree a documentation tree
 * @returns a problem per folder that nobody reads, and per language that lacks something
 */
export const checkLanguages: Check = (tree) => {
  const { docsRoot, projectRoot, facts } = tree;
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
  return [...strangers, ...nameless, ...unreadyLanguages(tree)];
};
