import type { Check, Part } from '../types';
import { COMPONENT_RULES } from './componentRules';
import type { ComponentRule, Fault } from './types';

/** Attributes that are missing or that nobody reads, and content where there must be some or none. */
function shapeFaults({ name, attributes, holds = [] }: Part, rule: ComponentRule): readonly Fault[] {
  const { required = [], optional = [], content } = rule;
  const known = [...required, ...optional];
  const missing = required
    .filter((key) => !attributes[key]?.trim())
    .map((key) => ({ message: `<${name}> has no \`${key}\``, fix: `write <${name} ${key}="…">` }));
  const unknown = Object.keys(attributes)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      message: `<${name}> takes no \`${key}\``,
      fix: known.length > 0 ? `it takes: ${known.join(', ')}` : 'it takes no attributes: remove it',
    }));
  const empty =
    content && holds.length === 0
      ? [{ message: `<${name}> is empty`, fix: 'write its content between the tags' }]
      : [];
  const full =
    !content && holds.length > 0
      ? [{ message: `<${name}> shows no content`, fix: `write <${name} /> and move the content out` }]
      : [];
  return [...missing, ...unknown, ...empty, ...full];
}

/**
 * Author components are written so that they can work: attributes, content, and names that exist. Names of components
 * themselves are the business of `checkImports`.
 * @param pages a documentation tree
 * @returns a problem per fault, at the line of the component
 */
export const checkComponents: Check = (pages) =>
  pages.pages.flatMap((page) =>
    page.parts.flatMap((part) => {
      const rule = part.kind === 'component' ? COMPONENT_RULES[part.name] : undefined;
      if (!rule) return [];
      const shape = shapeFaults(part, rule);
      const faults = shape.length > 0 ? shape : (rule.faults?.({ part, page, pages }) ?? []);
      const place = { file: page.file, line: part.line, rule: `components/${part.name}` };
      return faults.map((fault) => ({ ...place, ...fault }));
    }),
  );
