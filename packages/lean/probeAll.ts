import type { Misfit } from './host/findMisfits';
import type { Host } from './host/readHost';
import { TECHNIQUE_NAMES, techniqueOf, type TechniqueName } from './techniques';

/** What a technique needs and the installed Rspress does not have. */
export interface TechniqueMisfit {
  readonly name: TechniqueName;
  readonly misfits: readonly Misfit[];
}

/**
 * Compares techniques with the installed Rspress.
 * @param host the installed Rspress
 * @param names the techniques; all of them when left out
 * @returns those that do not fit, with what is missing
 */
export const probeAll = (host: Host, names: Iterable<TechniqueName> = TECHNIQUE_NAMES): TechniqueMisfit[] =>
  [...names].flatMap((name) => {
    const misfits = techniqueOf(name).probe(host);
    return misfits.length > 0 ? [{ name, misfits }] : [];
  });
