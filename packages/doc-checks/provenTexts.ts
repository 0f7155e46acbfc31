import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Texts that a slow check found without fault in earlier runs. */
export interface ProvenTexts {
  has(text: string): boolean;
  /** Remembers texts for the next run; a folder that cannot be written is no fault, the next run is only slower. */
  add(texts: readonly string[]): void;
}

interface CacheEntry {
  readonly basis: string;
  readonly hashes: readonly string[];
}

const PROJECT = path.join(import.meta.dirname, '../..');
const CACHE = path.join(PROJECT, 'node_modules/.cache/content-gates');
/** Some four times the pages and samples of this site; the oldest go first. */
const MAX_TEXTS = 2_000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isCacheEntry(value: unknown): value is CacheEntry {
  const { basis, hashes } = (value ?? {}) as Partial<CacheEntry>;
  return typeof basis === 'string' && Array.isArray(hashes);
}

function readCache(file: string): CacheEntry | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isCacheEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens the memory of a check. Only what passed is cached, so a fault is found anew in every run.
 * @param basis files that the verdict depends on besides the text; `package-lock.json` is always one of them
 * @returns the memory; empty when one of the files has changed since
 */
export function provenTexts(name: string, basis: readonly string[], folder = CACHE): ProvenTexts {
  const file = path.join(folder, `${name}.json`);
  const own = hashOf([path.join(PROJECT, 'package-lock.json'), ...basis].map(textOf).join('\0'));
  const cached = readCache(file);
  const hashes = new Set(cached?.basis === own ? cached.hashes : []);
  return {
    has: (text) => hashes.has(hashOf(text)),
    add(texts) {
      const before = hashes.size;
      for (const text of texts) hashes.add(hashOf(text));
      if (hashes.size === before) return;
      const next: CacheEntry = { basis: own, hashes: [...hashes].slice(-MAX_TEXTS) };
      try {
        mkdirSync(folder, { recursive: true });
        // Written aside and renamed: another process reads the whole old file or the whole new one.
        const aside = `${file}.${process.pid}`;
        writeFileSync(aside, JSON.stringify(next));
        renameSync(aside, file);
      } catch {
        // The next run checks again.
      }
    },
  };
}
