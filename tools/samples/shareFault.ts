/**
 * Holds the share of checked samples against its floor.
 * @param checked percent of the JS and TS samples that are `types` or `build`
 * @param floor the committed percent, `SAMPLE_FLOOR`
 * @returns what to do; undefined when the share is at the floor or less than a point above it
 */
export function shareFault(checked: number, floor: number): string | undefined {
  const share = checked.toFixed(1);
  if (checked < floor) {
    return `${share} % of the JS and TS samples are checked, fewer than ${floor} %: give new samples the level types or build.`;
  }
  if (checked > floor + 1) {
    return `${share} % of the JS and TS samples are checked: raise SAMPLE_FLOOR in site/samples.ts to ${Math.floor(checked)}.`;
  }
  return undefined;
}
