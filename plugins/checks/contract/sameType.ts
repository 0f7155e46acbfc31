/** Parts of a written union, not looking into brackets. */
function unionParts(type: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const [at, char] of [...type].entries()) {
    const isArrow = char === '>' && type[at - 1] === '=';
    if ('({[<'.includes(char)) depth += 1;
    if (')}]>'.includes(char) && !isArrow) depth -= 1;
    if (char === '|' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += char;
  }
  return [...parts, part].map((one) => one.trim()).filter(Boolean);
}

/** What kind a part is: a literal stays itself, names of object types are objects. */
function kindOf(part: string): string {
  if (part.endsWith('[]') || part.startsWith('Array<')) return 'array';
  if (part.startsWith('{') || part === 'object') return 'object';
  if (part === 'RegExp') return part;
  return /^[A-Z]/.test(part) ? 'object' : part;
}

const kinds = (type: string): string => [...new Set(unionParts(type).map(kindOf))].sort().join(' | ');

/**
 * Whether a page and the contract name the same type. Objects and arrays count as such, whatever they hold.
 * @param written as on the page
 * @param declared as in the contract
 */
export const sameType = (written: string, declared: string): boolean => kinds(written) === kinds(declared);

/** Text of a value without what does not matter: spaces and the quotes around a single string. */
const plain = (value: string): string =>
  value
    .replace(/\s+/g, '')
    .replaceAll('"', "'")
    .replace(/^'([^']*)'$/, '$1');

/**
 * Whether a page and the contract name the same default.
 * @param written code of the page
 * @param declared code of the contract; nothing when no default is held
 */
export const sameDefault = (written: string, declared: string | undefined): boolean =>
  plain(written) === plain(declared ?? 'undefined');
