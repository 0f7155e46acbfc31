import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../project';
import { savings } from './savings';
import type { AblationRow } from './types';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const MEASURED = /^- \*\*Measured alone:\*\*.*\n/m;
const ENDS = '- **Ends with:**';

/** The line of a README that says what a technique saved. */
export function gainLine(row: AblationRow): string {
  const { bytes, most, times, wait, cpuSeconds } = savings(row);
  const kB = (value: number) => `${(value / 1000).toFixed(1)} kB gz`;
  const facts = [
    `${kB(bytes)} of a guide page’s first load`,
    `at most ${kB(most.bytes)} (\`${most.page}\`)`,
    ...(times
      ? [
          `${times.interactive.toFixed(0)} ms of processor time until the page is hydrated and ${times.click.toFixed(0)} ms for a click`,
        ]
      : []),
    ...(wait === undefined ? [] : [`${wait.toFixed(0)} ms of waiting for a click on a slow line`]),
    `${cpuSeconds.toFixed(0)} s of a build’s processor time`,
  ];
  const others = row.leftOut.filter((name) => name !== row.name).map((name) => `\`${name}\``);
  const also = others.length > 0 ? `with its dependents (${others.join(', ')}) ` : '';
  return `- **Measured alone:** ${also}saves ${facts.join(', ')} (${row.date.slice(0, 10)}, written by \`npm run bench\`).\n`;
}

/**
 * Puts the line into a README, in the place of the one of an earlier run.
 * @param readme text of the README
 * @param line the new line
 * @throws Error when the README does not say what would end the technique: the line stands before that
 */
export function withGain(readme: string, line: string): string {
  if (!readme.includes(ENDS)) throw new Error(`The README of a technique has no line ${ENDS}`);
  return readme.replace(MEASURED, '').replace(ENDS, () => `${line}${ENDS}`);
}

/**
 * Writes what a technique saved into its README, so that the numbers have one source.
 * @param row the technique; the build without any has no README
 */
export function writeGain(row: AblationRow): void {
  const file = path.join(PROJECT, 'packages/lean', kebab(row.name), 'README.md');
  if (existsSync(file)) writeFileSync(file, withGain(readFileSync(file, 'utf8'), gainLine(row)));
}
