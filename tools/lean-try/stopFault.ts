import { misfitLine } from '../../packages/lean/misfitText';
import type { TechniqueMisfit } from '../../packages/lean/probeAll';
import type { Ended } from '../commands/runCommand';

/**
 * Whether a build on a version of Rspress that does not fit stopped as it should.
 * @param build how the build ended
 * @param unfit the techniques that do not fit
 * @returns what is wrong; undefined when the build stopped and named technique, file, text and advice
 */
export function stopFault(
  { code, output }: Pick<Ended, 'code' | 'output'>,
  unfit: readonly TechniqueMisfit[],
): string | undefined {
  if (code === 0) return 'It passed, though techniques do not fit.';
  const wanted = [
    ...unfit.flatMap(({ name, misfits }) => misfits.map((misfit) => `${name}: ${misfitLine(misfit)}`)),
    'SITE_SPEED=-',
    'SITE_SPEED_MISFIT=stock',
  ];
  const missing = wanted.filter((text) => !output.includes(text));
  return missing.length === 0
    ? undefined
    : `It does not say:\n${missing.join('\n')}\n\nbut:\n${output.trim()}`;
}
