/**
 * A module that has a table of facts as it is.
 * @param name name of its export
 * @param facts plain data
 * @returns text of the module
 * @throws Error when the facts are more than data, which would be lost
 */
export function constantModule(name: string, facts: unknown): string {
  const text = JSON.stringify(facts);
  const isData = (value: unknown): boolean =>
    typeof value !== 'function' &&
    (typeof value !== 'object' || value === null || Object.values(value).every(isData));
  if (!isData(facts)) throw new Error(`packages/lean/precomputed-constants: ${name} is more than data.`);
  return `export const ${name} = ${text};\n`;
}
