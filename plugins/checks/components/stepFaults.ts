import type { Fault, Use } from './types';

/**
 * Steps begin with a `###` heading and have no higher one inside, since each `###` begins a step.
 * @param use one `<Steps>`
 */
export function stepFaults({ part, page }: Use): readonly Fault[] {
  const inside = page.headings.filter(({ line }) => line > part.line && line < (part.end ?? part.line));
  if (part.holds?.[0] !== 'heading' || inside[0]?.depth !== 3) {
    return [
      { message: '<Steps> does not begin with a ### heading', fix: 'begin each step with ### Title {#id}' },
    ];
  }
  return inside
    .filter(({ depth }) => depth < 3)
    .map(({ text }) => ({
      message: `"${text}" inside <Steps> is above ###`,
      fix: 'write it as ###, or close </Steps> above it',
    }));
}
