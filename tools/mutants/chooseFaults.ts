import { KINDS, type PlantedFault } from './types';

/**
 * The faults of a run.
 * @param faults all faults
 * @param only ids and kinds; all faults when empty
 * @param from id of the first one of the run
 * @throws Error with the valid ids when there is no such id or kind
 */
export function chooseFaults(
  faults: readonly PlantedFault[],
  only: readonly string[],
  from?: string,
): PlantedFault[] {
  const known = [...KINDS, ...faults.map(({ id }) => id)];
  const stranger = only.find((name) => !known.includes(name));
  if (stranger !== undefined) throw new Error(`--only ${stranger}: there are ${known.join(', ')}`);
  const start = from === undefined ? 0 : faults.findIndex(({ id }) => id === from);
  if (start < 0) throw new Error(`--from ${from}: there are ${faults.map(({ id }) => id).join(', ')}`);
  return faults
    .slice(start)
    .filter(({ id, kind }) => only.length === 0 || only.includes(id) || only.includes(kind));
}
