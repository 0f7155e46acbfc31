import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeJsonFile } from '../../contract/writeJsonFile';
import { PROJECT } from '../project';
import type { Results } from './types';

const FOLDER = path.join(PROJECT, 'tools/bench/measured');
/** The parts of the benchmark, in the order in which they run. */
export const PARTS = [
  'site',
  'builds',
  'profile',
  'pages',
  'search',
  'search-quality',
  'growth',
  'reports',
  'lighthouse',
  'ablation',
] as const;

/** A part of the benchmark. */
export type Part = (typeof PARTS)[number];

const fileOf = (part: Part): string => path.join(FOLDER, `${part}.json`);

/** What was measured so far. */
export const readResults = (): Results =>
  Object.fromEntries(
    PARTS.filter((part) => existsSync(fileOf(part))).map((part) => [
      part,
      JSON.parse(readFileSync(fileOf(part), 'utf8')),
    ]),
  );

/**
 * Keeps what a part measured, in place of what it measured before.
 * @param part which
 * @param result its numbers
 */
export function saveResult<P extends Part>(part: P, result: NonNullable<Results[P]>): void {
  writeJsonFile(fileOf(part), result);
}
