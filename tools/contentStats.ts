import path from 'node:path';
import { readPages } from '../plugins/checks/readPages';
import { LANGS } from '../site/languages';
import { OFFERS, contentFacts, contentShares } from './bench/contentShares';

const { pages } = readPages(path.join(import.meta.dirname, '../docs'));
const facts = contentFacts(pages);
const width = Math.max(...facts.map(({ key }) => key.length));

/** A table of one language, and the shares below it. */
function tableOf(lang: (typeof LANGS)[number]): string {
  const own = facts.filter((each) => each.lang === lang);
  const rows = own.map((each) => {
    const marks = OFFERS.map((offer) => (each[offer] ? 'x' : '-').padEnd(offer.length));
    return `${each.key.padEnd(width)}  ${String(each.words).padStart(6)}  ${marks.join('  ')}`;
  });
  const shares = contentShares(own);
  const percents = OFFERS.map((offer) => `${offer} ${shares[offer].toFixed(0)} %`);
  const words = own.reduce((sum, each) => sum + each.words, 0);
  const unit = lang === 'zh' ? 'characters' : 'words';
  return [
    `${lang.padEnd(width)}  ${unit.slice(0, 6).padStart(6)}  ${OFFERS.join('  ')}`,
    ...rows,
    `${own.length} pages, ${words} ${unit}; ${percents.join(', ')}`,
  ].join('\n');
}

process.stdout.write(`${LANGS.map(tableOf).join('\n\n')}\n`);
