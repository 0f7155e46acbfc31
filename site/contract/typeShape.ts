/** What may be written as the severity of a rule, in the order of the pages; a test compares it with the pinned types. */
export const SEVERITIES = ['Warn', 'Error', 'Ignore', 'on', 'off'] as const;

/** One alternative of a type: a literal, a name such as `boolean`, or an array of alternatives. */
export type TypeShape =
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'array'; readonly items: readonly TypeShape[] };

const TOKEN = /\s*(?:('(?:[^'\\]|\\.)*')|(\[\])|([()|])|([\w$.]+))/y;

function tokensOf(type: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < type.length) {
    const found = TOKEN.exec(type);
    if (!found) throw new Error(`The contract has a type that cannot be read: ${type}`);
    tokens.push(found[0].trim());
  }
  return tokens;
}

function atom(token: string): TypeShape {
  if (token.startsWith("'")) return { kind: 'literal', value: token.slice(1, -1).replaceAll("\\'", "'") };
  if (token === 'true' || token === 'false') return { kind: 'literal', value: token === 'true' };
  return /^\d/.test(token) ? { kind: 'literal', value: Number(token) } : { kind: 'name', name: token };
}

/**
 * Reads a type as the contract writes it.
 * @returns its alternatives, in the order of the text
 * @throws Error when the text is no such type
 */
export function typeShape(type: string): readonly TypeShape[] {
  const tokens = tokensOf(type);
  const one = (): readonly TypeShape[] => {
    const token = tokens.shift();
    if (token === undefined || /^[|)[]/.test(token))
      throw new Error(`The contract has a cut-off type: ${type}`);
    let shapes: readonly TypeShape[] = token === '(' ? union() : [atom(token)];
    if (token === '(' && tokens.shift() !== ')') throw new Error(`The contract has an open bracket: ${type}`);
    while (tokens[0] === '[]') {
      tokens.shift();
      shapes = [{ kind: 'array', items: shapes }];
    }
    return shapes;
  };
  const union = (): readonly TypeShape[] => {
    const shapes = [...one()];
    while (tokens[0] === '|') {
      tokens.shift();
      shapes.push(...one());
    }
    return shapes;
  };
  const shapes = union();
  if (tokens.length > 0) throw new Error(`The contract has a type with a rest: ${type}`);
  return shapes;
}
