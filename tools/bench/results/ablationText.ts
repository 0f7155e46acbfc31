import { LEAST, savings, type Savings } from './savings';
import { section } from './section';
import { table } from './table';
import type { Results } from './types';

const signed = (value: number, digits: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

function verdict({ isEnough }: Savings): string {
  if (isEnough === undefined) return 'time unknown';
  return isEnough ? 'yes' : 'no';
}

/**
 * Writes down what each technique of the speed layer saves.
 * @param results all parts that ran
 * @returns a section; nothing when the part never ran
 */
export function ablationText({ ablation }: Results): string[] {
  const [first] = ablation?.rows ?? [];
  if (!ablation || !first) return [];
  const rows = ablation.rows.map((row) => {
    const saved = savings(row);
    return [
      row.name,
      row.leftOut.filter((each) => each !== row.name && row.leftOut.length < 20).join(', ') || '–',
      signed(saved.bytes / 1000, 2),
      `${signed(saved.most.bytes / 1000, 2)} ${saved.most.page.replace('.html', '')}`,
      saved.idleBytes === undefined ? '–' : signed(saved.idleBytes / 1000, 1),
      saved.times ? signed(saved.times.interactive, 1) : '–',
      saved.times ? signed(saved.times.click, 1) : '–',
      saved.wait === undefined ? '–' : signed(saved.wait, 0),
      signed(saved.cpuSeconds, 1),
      verdict(saved),
      `${row.date.slice(5)} ${row.commit.split(' ')[0]}, ${row.runs}, ${row.load.toFixed(1)}`,
    ];
  });
  const head = [
    'technique',
    'and with it',
    'kB gz at load',
    'on the page that differs most',
    'kB br until idle',
    'CPU ms to interactive',
    'CPU ms for a click',
    'ms of a click on a slow line',
    'CPU s of the build',
    `${LEAST.bytes / 1000} kB or ${LEAST.ms} ms`,
    'measured, visits, load',
  ];
  const [page] = Object.keys(first.whole.bytes);
  const visited = ablation.rows.find(({ chromium }) => chromium !== undefined);
  const times = visited
    ? `medians of the main thread’s processor time in Chromium ${visited.chromium ?? ''}, not slowed down, each compared with the whole site in visits by turns; the click is on the page that comes next in the sidebar, and for a slow line network and processor are slowed down as for a first visit; `
    : '';
  return [
    section(
      'Each technique of the speed layer alone',
      `What this site costs more when one technique is left out (\`packages/lean\`), and what requires it: bytes of \`${page}\` where no other page is named; ${times}a single build. Bytes are exact. On ${first.machine}, Node ${first.node}.`,
      table(head, rows),
    ),
  ];
}
