import type { Page, Part } from '../../../packages/doc-checks/types';
import { fillIn } from '../../../lib/text/strings';
import { AIM_NAMES, type Aim } from '../../../site/aimNames';
import { AIMS } from '../../../site/aims';
import type { Lang } from '../../../site/languages';
import { LOADER_CALLS } from '../../../site/loaderCalls';
import { REPORT_NUMBERS } from '../../../site/reportNumbers';
import { REPORT_SHOTS, type ReportShotFact } from '../../../site/reportShots';
import { AIM_WORDS } from '../../../site/words/aims';
import { AIM_COSTS } from '../../../site/words/configBuilder';
import { OPTION_PURPOSES } from '../../../site/words/options';
import type { Text } from '../../../site/words/types';
import type { ComponentText } from './fileRecords';

const lines = (lang: Lang, texts: readonly Text[]): string => texts.map((text) => text[lang]).join('\n');

/** Text below a picture, what its numbered boxes are, and what it shows for those who do not see it. */
function shotText(name: string | undefined, lang: Lang): string {
  const shot = (REPORT_SHOTS as Readonly<Record<string, ReportShotFact>>)[name ?? ''];
  if (!shot) return '';
  const marks = shot.marks.length > 1 ? shot.marks : [];
  const text = lines(lang, [shot.caption, ...marks, shot.alt]).replaceAll('**', '');
  return fillIn(text, REPORT_NUMBERS[shot.report]);
}

function callText(name: string | undefined, lang: Lang): string {
  const call = (LOADER_CALLS as Readonly<Record<string, { readonly title: Text; readonly story: Text }>>)[
    name ?? ''
  ];
  return call ? lines(lang, [call.title, call.story]) : '';
}

/** What a row of the table of aims shows: the aim, its options as they are written, and what it costs. */
function aimText(aim: Aim, lang: Lang): string {
  const options = AIMS[aim].options.map(([option, value]) => `${option}: ${JSON.stringify(value)}`);
  return [AIM_WORDS[aim][lang], ...options, AIM_COSTS[aim][lang]].join('\n');
}

/** What the components of this site show of its facts, by the name of the component. */
const SHOWN: Readonly<Record<string, (attributes: Part['attributes'], lang: Lang) => string>> = {
  ReportShot: ({ name }, lang) => shotText(name, lang),
  LoaderCall: ({ name }, lang) => callText(name, lang),
  AimTable: (_, lang) => AIM_NAMES.map((aim) => aimText(aim, lang)).join('\n'),
  OptionTable: (_, lang) =>
    Object.entries(OPTION_PURPOSES)
      .map(([path, purpose]) => `${path}: ${purpose[lang]}`)
      .join('\n'),
};

/** Statements that the host takes for imports of the page and leaves out, wherever they stand. */
const importsOf = ({ code, inlineCode }: Page): ComponentText[] =>
  [
    ...inlineCode.map(({ section, value }) => ({ section, text: value })),
    ...code
      .filter(({ source }) => source === 'page')
      .flatMap(({ section, value }) =>
        value.split('\n').map((text) => ({ section, text: text.replace(/^[-+ ]+/, '') })),
      ),
  ].filter(({ text }) => /^import\b/.test(text));

/**
 * What readers see on a page and the host does not read: facts that components draw, and code that begins with
 * `import`.
 * @param page the page
 * @returns texts with the id of the heading above each
 */
export const shownTexts = (page: Page): ComponentText[] => [
  ...page.parts
    .filter(({ kind }) => kind === 'component')
    .map(({ name, section, attributes }) => ({
      section,
      text: SHOWN[name]?.(attributes, page.lang) ?? '',
    })),
  ...importsOf(page),
];
