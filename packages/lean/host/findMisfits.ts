import { nearestLine, type NearestLine } from './nearestLine';
import type { CodePatch } from './patchCode';
import type { Host } from './readHost';

/** What a technique needs of one file of Rspress. */
export interface Need {
  /** Path below the package `@rspress/core`. */
  readonly file: string;
  /** Texts that must stand in the file. */
  readonly texts?: readonly string[];
  /** Patches that must fit the file, each in exactly one place. */
  readonly patches?: readonly CodePatch[];
}

/** What a technique needs and Rspress does not have. */
export interface Misfit {
  /** Path below the package `@rspress/core`. */
  readonly file: string;
  /** The text that is not there as expected; undefined when the whole file is missing. */
  readonly text?: string;
  /** How often the text of a patch stands there, instead of once. */
  readonly count?: number;
  /** The line of the file that is most like the text. */
  readonly nearest?: NearestLine;
}

const countOf = (code: string, text: string): number => code.split(text).length - 1;

function near<Found extends Misfit & { readonly text: string }>(code: string, misfit: Found): Misfit {
  const nearest = nearestLine(code, misfit.text);
  return nearest ? { ...misfit, nearest } : misfit;
}

/**
 * Compares Rspress with what a technique needs of it.
 * @param host the installed Rspress
 * @param needs files and texts
 * @returns what is missing; empty when everything fits
 */
export function findMisfits(host: Host, needs: readonly Need[]): Misfit[] {
  return needs.flatMap(({ file, texts = [], patches = [] }): Misfit[] => {
    const code = host.read(file);
    if (code === undefined) return [{ file }];
    return [
      ...texts.filter((text) => !code.includes(text)).map((text) => near(code, { file, text })),
      ...patches
        .map(({ find }) => ({ file, text: find, count: countOf(code, find) }))
        .filter(({ count }) => count !== 1)
        .map((misfit) => (misfit.count === 0 ? near(code, misfit) : misfit)),
    ];
  });
}
