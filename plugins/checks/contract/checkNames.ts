import { LANGS } from '../../../site/languages';
import { OPTIONS_PATH } from '../../../site/routes';
import type { AnalyzerFacts } from '../siteFacts';
import type { Check, Issue, Page } from '../types';
import { cellCode, contractIssue, DESCRIBE, isListed, pageSections } from './pageSections';

/** A report or a comparison, by a name that the analyzer might give it. */
const REPORT = /(?<![\w@-])(?:[\w-]+-)?rsdoctor(?:-[\w-]+)?\.(?:html|json)\b/g;
/** The first name below the data folder. */
const BELOW = /\.rsdoctor\/([\w.-]+)/g;
/** A variable of the analyzer in code, and one that is set in inline code. */
const OWN = /\bRSDOCTOR(?:_[A-Z]+)*\b/g;
const SET = /^([A-Z][A-Z0-9_]*)=/;
/** Id of the section that lists the variables. */
const SECTION = 'environment-variables';

const FIX = 'correct the name; a name of another tool goes into site/contract/internals.ts with the reason';

const nameOf = (file: string): string => file.split('/').at(-1) ?? file;

function fileIssues(page: Page, { contract, internals }: AnalyzerFacts): Issue[] {
  const names = new Set(contract.files.map(nameOf));
  const below = new Set(contract.files.map((file) => file.split('/')[1] ?? ''));
  const known = (name: string): boolean => names.has(name) || isListed(internals.outside, name);
  return page.lines.flatMap((text, index) => {
    const reports = (text.match(REPORT) ?? []).filter((name) => !known(name));
    const parts = [...text.matchAll(BELOW)].flatMap(([, name = '']) =>
      below.has(name) || known(name) ? [] : [name],
    );
    return [...reports, ...parts].map((name) =>
      contractIssue(page.file, index + 1, 'unknown-file', `${contract.version} writes no \`${name}\``, FIX),
    );
  });
}

function variableIssues(page: Page, { contract, internals }: AnalyzerFacts): Issue[] {
  const names = new Set(contract.environment.map(({ name }) => name));
  const known = (name: string): boolean => names.has(name) || isListed(internals.outside, name);
  const own = page.lines.flatMap((text, index) =>
    (text.match(OWN) ?? []).map((name) => [name, index + 1] as const),
  );
  const set = page.inlineCode.map(({ value, line }) => [SET.exec(value)?.[1], line] as const);
  return [...own, ...set].flatMap(([name, line]) =>
    name === undefined || known(name) || /\[RSDOCTOR /.test(page.lines[line - 1] ?? '')
      ? []
      : [contractIssue(page.file, line, 'unknown-variable', `${contract.version} reads no \`${name}\``, FIX)],
  );
}

/** The table of variables on the options page. */
function tableIssues(page: Page, { contract, internals }: AnalyzerFacts): Issue[] {
  const section = pageSections(page).find(({ id }) => id === SECTION);
  const tables = section?.tables ?? [];
  const rows = tables.flatMap(({ rows: all }) =>
    all.map(({ line, cells }) => ({
      line,
      name: cellCode(cells[0] ?? '') ?? '',
    })),
  );
  const known = (name: string) => contract.environment.some((one) => one.name === name);
  return [
    ...rows
      .filter(({ name }) => !known(name) && !isListed(internals.outside, name))
      .map(({ name, line }) =>
        contractIssue(page.file, line, 'unknown-variable', `${contract.version} reads no \`${name}\``, FIX),
      ),
    ...contract.environment
      .filter(({ name }) => !rows.some((row) => row.name === name) && !isListed(internals.environment, name))
      .map(({ name }) => {
        const message = `\`${name}\` is read by ${contract.version} and is not documented`;
        return contractIssue(page.file, section?.line ?? 1, 'undocumented-variable', message, DESCRIBE);
      }),
  ];
}

/**
 * Files and environment variables that pages name exist, and those that exist are named.
 * @param tree a documentation tree
 * @returns a problem per name
 */
export const checkNames: Check = ({ pages, facts: { analyzer } }) => {
  const { contract, internals } = analyzer;
  if (contract.files.length === 0) return [];
  return LANGS.flatMap((lang) => {
    const own = pages.filter((page) => page.lang === lang);
    const options = own.find(({ route }) => route === OPTIONS_PATH);
    const text = own.flatMap(({ lines }) => lines).join('\n');
    const missing = contract.files
      .filter((file) => !isListed(internals.files, file) || file.endsWith('.rsdoctor/manifest.json'))
      .filter((file) => !text.includes(nameOf(file)));
    return [
      ...own.flatMap((page) => [...fileIssues(page, analyzer), ...variableIssues(page, analyzer)]),
      ...(options ? tableIssues(options, analyzer) : []),
      ...missing.map((file) =>
        contractIssue(
          options?.file ?? `docs/${lang}`,
          1,
          'undocumented-file',
          `\`${file}\` is written by ${contract.version} and no page names it`,
          DESCRIBE,
        ),
      ),
    ];
  });
};
