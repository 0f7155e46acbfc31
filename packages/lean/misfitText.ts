import type { Misfit } from './host/findMisfits';
import type { TechniqueMisfit } from './probeAll';
import { withDependents } from './withDependents';

/** One line about what is missing. */
export function misfitLine({ file, text, count, nearest }: Misfit): string {
  if (text === undefined) return `@rspress/core has no file ${file}`;
  const quoted = JSON.stringify(text);
  const said =
    count === undefined
      ? `${file} is not as expected: ${quoted}`
      : `${file} must have once and has ${count} times: ${quoted}`;
  return nearest ? `${said}; the nearest is line ${nearest.line}: ${JSON.stringify(nearest.text)}` : said;
}

/**
 * Says which techniques do not fit, and what to do.
 * @param version version of the installed Rspress
 * @param unfit techniques with what they lack
 */
export function misfitText(version: string, unfit: readonly TechniqueMisfit[]): string {
  const lines = unfit.flatMap(({ name, misfits }) => misfits.map((each) => `  ${name}: ${misfitLine(each)}`));
  const left = [...new Set(unfit.flatMap(({ name }) => withDependents(name)))].map((name) => `-${name}`);
  return [
    `The speed layer does not fit Rspress ${version}:`,
    ...lines,
    `Adapt the technique in packages/lean, build without it (SITE_SPEED=${left.join()}), or set SITE_SPEED_MISFIT=stock to leave out what does not fit.`,
  ].join('\n');
}
