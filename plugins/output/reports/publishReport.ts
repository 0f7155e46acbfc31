import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReportName } from '../../../site/reportDemos';
import { readReportData } from '../../../packages/report/readReportData';
import { fillIn } from '../../../lib/text/strings';
import { ASSETS } from '../../../site/identity';
import { LANGS, LANGUAGE_FACTS, localePath } from '../../../site/languages';
import { EMPTY_REPORT_FACTS, REPORT_HANDOVER, REPORT_MESSAGE } from '../../../site/reportInterface';
import { EMPTY_REPORT_WORDS as WORDS } from '../../../site/words/build';
import { inlineScript } from '../../hosting/head-scripts';
import { sandboxReport, type ReportMarks } from './sandboxReport';

const BODY = '<body>';

export function insertData(client: string, data: string): string {
  return client.replace(BODY, () => `${BODY}${data}`);
}

type ClientPage = 'index' | 'diff';

const SCRIPT = /<script\s[^>]*?src="([^"]+)"[^>]*><\/script>/g;
const STYLE = /<link\s+href="([^"]+)"\s+rel="stylesheet">/g;

function clientFolder(from: string): string {
  try {
    return path.dirname(createRequire(from).resolve('@rsdoctor/client'));
  } catch {
    throw new Error('The package @rsdoctor/client is not installed; run `npm ci`.');
  }
}

/**
 * The report's interface as one page without data, put together as the analyzer does it.
 * @param from file of the package whose client is meant: packages of different versions bring one each; the project's when left out
 * @param type of its scripts; with another than theirs they do not run by themselves
 * @returns HTML; the data scripts belong directly behind `<body>`
 * @throws Error naming the package or the file that is missing
 */
export function readClient(page: ClientPage, from = import.meta.url, type = ''): string {
  const folder = clientFolder(from);
  const read = (name: string): string => {
    const file = path.join(folder, name);
    if (!existsSync(file)) throw new Error(`@rsdoctor/client has no ${name}; run \`npm ci\`.`);
    return readFileSync(file, 'utf8');
  };
  const html = read(`${page}.html`);
  const inline = (pattern: RegExp, tag: string, attribute = '') =>
    [...html.matchAll(pattern)].map(([, file = '']) => `<${tag}${attribute}>${read(file)}</${tag}>`).join('');
  const scripts = inline(SCRIPT, 'script', type && ` type="${type}"`);
  const bare = html.replace(SCRIPT, '').replace(STYLE, '');
  return bare.replace('</body>', () => `${inline(STYLE, 'style')}${scripts}</body>`);
}

export function readData(root: string, name: ReportName): string {
  try {
    return readFileSync(path.join(root, 'examples/reports', `${name}.html`), 'utf8');
  } catch {
    throw new Error(
      `examples/reports/${name}.html: the data of the report is missing; run \`npm run shots\`.`,
    );
  }
}

const SIDES = [
  ['baseline', '-before'],
  ['current', '-after'],
] as const;

const brief = (data: unknown) => JSON.stringify({ data, clientRoutes: ['Overall', 'Bundle.Size'] });

/**
 * The data of a live report as the analyzer writes it in brief mode (`rsdoctor-data.json`), for the page that opens reports.
 * @param name report; a comparison has a file for each of its builds
 * @returns JSON by the name of its file in the output
 * @throws Error naming the data that is missing
 */
export function sampleFiles(root: string, name: ReportName): Readonly<Record<string, string>> {
  const data = readReportData(readData(root, name));
  if (!('baseline' in data)) return { [`reports/${name}.json`]: brief(data) };
  return Object.fromEntries(SIDES.map(([side, end]) => [`reports/${name}${end}.json`, brief(data[side])]));
}

/** Who opens the interface without data by itself is led there. */
const OPEN_REPORT_PAGE = '/guide/start/open-report';

const marksOf = (root: string): ReportMarks => {
  const mark = (address: string) => readFileSync(path.join(root, 'docs/public', address), 'utf8');
  return { light: mark(ASSETS.wordmark.light), dark: mark(ASSETS.wordmark.dark), icon: mark(ASSETS.icon) };
};

/** By project and page: several reports share an interface of three megabytes. */
const sandboxed = new Map<string, string>();

function sandboxedClient(root: string, page: ClientPage): string {
  const key = `${root} ${page}`;
  const known = sandboxed.get(key) ?? sandboxReport(readClient(page), marksOf(root));
  sandboxed.set(key, known);
  return known;
}

/** A published report: its data, the interface of the installed package, and our sandbox around them. Throws with the command that makes a missing file. */
export const publishReport = (root: string, name: ReportName, data = readData(root, name)): string =>
  insertData(sandboxedClient(root, data.includes('.baseline = ') ? 'diff' : 'index'), data);

const NOTE = LANGS.map((lang) => {
  const link = `<a href="..${localePath(OPEN_REPORT_PAGE, lang)}" target="_blank">${WORDS.page[lang]}</a>`;
  return `<span lang="${LANGUAGE_FACTS[lang].hreflang}">${fillIn(WORDS.text[lang], { page: link })}</span>`;
}).join('<br>');

/** The interface that has no data of its own and is handed that of a reader. */
export function publishInterface(root: string): string {
  const { held, note } = EMPTY_REPORT_FACTS;
  const client = readClient('index', undefined, held);
  const facts = { ...EMPTY_REPORT_FACTS, message: REPORT_MESSAGE, handover: REPORT_HANDOVER };
  return sandboxReport(insertData(client, `<p id="${note}">${NOTE}</p>`), marksOf(root), [
    inlineScript('reportData', facts),
  ]);
}
