/**
 * Lets a component come with its guard, so that its faults stay in it.
 * @param code source of the file, whose default export is a function with the name of the component
 * @param guardFile file that exports `guarded`
 * @throws Error for a file with another default export
 */
export function guardSource(code: string, guardFile: string): string {
  const [line, name] = /^export default function (\w+)/m.exec(code) ?? [];
  if (!line || !name) throw new Error('A component for authors is `export default function Name(…)`.');
  const guard = `import { guarded as siteGuarded } from ${JSON.stringify(guardFile)};`;
  return `${code.replace(line, `function ${name}`)}\n${guard}\nexport default siteGuarded(${name});\n`;
}
