import type { Fault, Use } from './types';

/**
 * Steps and questions begin with a `###` heading and have no higher one inside, since each `###` begins one.
 * @param use one `<Steps>` or `<Questions>`
 */
export function stepFaults({ part, page }: Use): readonly Fault[] {
  const tag = `<${part.name}>`;
  const inside = page.headings.filter(({ line }) => line > part.line && line < (part.end ?? part.line));
  if (part.holds?.[0] !== 'heading' || inside[0]?.depth !== 3) {
    return [
      { message: `${tag} does not begin with a ### heading`, fix: 'begin each part with ### Title {#id}' },
    ];
  }
  return inside
    .filter(({ depth }) => depth < 3)
    .map(({ text }) => ({
      message: `"${text}" inside ${tag} is above ###`,
      fix: `write it as ###, or close </${part.name}> above it`,
    }));
}
