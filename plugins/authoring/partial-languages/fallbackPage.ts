import { inLang } from '../../../site/inLang';
import type { Lang } from '../../../site/languages';
import type { TranslationState } from '../../../site/translationState';
import { TRANSLATION_WORDS as WORDS } from '../../../site/words/translation';

/** Folder below `shared/` with the fragments of the default language, which its pages show in every language. */
export const FALLBACK_FRAGMENTS = 'original';

const FRONTMATTER = /^---\n([\s\S]*?)^---\n/m;
const TITLE = /^# .*$/m;
const FRAGMENT_IMPORT = /^(import .* from '(?:\.\.?\/)+shared\/)/gm;

/**
 * A page with more frontmatter.
 * @param source text of the page
 * @param fields what the build says of the page
 */
export function withFields(source: string, fields: TranslationState & { readonly search?: boolean }): string {
  const text = source.replaceAll('\r\n', '\n');
  const [, written = ''] = FRONTMATTER.exec(text) ?? [];
  const lines = Object.entries(fields)
    // A key that stands there twice is an error.
    .filter(([key]) => !new RegExp(`^${key}:`, 'm').test(written))
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return text.startsWith('---\n')
    ? text.replace(FRONTMATTER, (_all, own: string) => `---\n${own}${lines.join('')}---\n`)
    : `---\n${lines.join('')}---\n\n${text}`;
}

/**
 * The page of the default language as another language shows it: below its title a notice says why it is not translated.
 * It is in no search index but that of its own language.
 * @param source text of the page in the default language
 * @param lang the language that lacks it
 * @param missingIn all languages that lack it
 */
export function fallbackPage(source: string, lang: Lang, missingIn: readonly Lang[]): string {
  const text = withFields(source, { untranslated: true, search: false, missingIn });
  const title = inLang(WORDS.untranslatedTitle, lang);
  const notice = `\n\n:::info ${title}\n${inLang(WORDS.untranslatedText, lang)}\n:::\n`;
  return text
    .replace(FRAGMENT_IMPORT, `$1${FALLBACK_FRAGMENTS}/`)
    .replace(TITLE, (heading) => `${heading}${notice}`);
}
