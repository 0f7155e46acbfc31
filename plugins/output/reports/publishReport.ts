import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillIn } from '../../../lib/text/strings';
import { ASSETS } from '../../../site/identity';
import { LANGS, LANGUAGE_FACTS } from '../../../site/languages';
import { localePath } from '../../../site/localePath';
import type { ReportName } from '../../../site/reportDemos';
import { EMPTY_REPORT_FACTS, REPORT_HANDOVER, REPORT_MESSAGE } from '../../../site/reportInterface';
import { EMPTY_REPORT_WORDS as WORDS } from '../../../site/words/emptyReport';
import { inlineScript } from '../../hosting/head-scripts/inlineScript';
import { insertData } from './insertData';
import { readData } from './readData';
import { readClient } from './readClient';
import { sandboxReport, type ReportMarks } from './sandboxReport';

/** Where reports are opened; who opens the interface without data by itself is led there. */
const OPEN_REPORT_PAGE = '/guide/start/open-report';

const marksOf = (root: string): ReportMarks => {
  const mark = (address: string) => readFileSync(path.join(root, 'docs/public', address), 'utf8');
  return { light: mark(ASSETS.wordmark.light), dark: mark(ASSETS.wordmark.dark), icon: mark(ASSETS.icon) };
};

/**
 * Puts a published report together: its data, the interface of the installed package, and our seal.
 * @param root folder of the project
 * @param name report
 * @param data its data, when it is not to be read from `examples/reports/`
 * @returns one self-contained HTML page
 * @throws Error naming the file that is missing and the command that makes it
 */
export function publishReport(root: string, name: ReportName, data = readData(root, name)): string {
  const client = readClient(data.includes('.baseline = ') ? 'diff' : 'index');
  return sandboxReport(insertData(client, data), marksOf(root));
}

const NOTE = LANGS.map((lang) => {
  const link = `<a href="..${localePath(OPEN_REPORT_PAGE, lang)}" target="_blank">${WORDS.page[lang]}</a>`;
  return `<span lang="${LANGUAGE_FACTS[lang].hreflang}">${fillIn(WORDS.text[lang], { page: link })}</span>`;
}).join('<br>');

/**
 * Puts the interface together that has no data of its own and is handed that of a reader.
 * @param root folder of the project
 * @returns one self-contained HTML page
 * @throws Error naming the file that is missing
 */
export function publishInterface(root: string): string {
  const { held, note } = EMPTY_REPORT_FACTS;
  const client = readClient('index', undefined, held);
  const facts = { ...EMPTY_REPORT_FACTS, message: REPORT_MESSAGE, handover: REPORT_HANDOVER };
  return sandboxReport(insertData(client, `<p id="${note}">${NOTE}</p>`), marksOf(root), [
    inlineScript('reportData', facts),
  ]);
}
