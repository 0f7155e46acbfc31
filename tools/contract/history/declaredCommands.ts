import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Members of the interface `Options` of a file. */
function optionMembers(file: string): readonly (readonly [name: string, type: string])[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const options = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'Options',
  );
  return (options?.members ?? []).flatMap((member) =>
    ts.isPropertySignature(member) && ts.isIdentifier(member.name)
      ? [[member.name.text, member.type?.getText(source) ?? 'any'] as const]
      : [],
  );
}

/**
 * Commands and their options as a published version of the CLI declares them.
 * @param cli folder of its `@rsdoctor/cli`
 * @returns type by command (`analyze` → `command`) and by command and option (`analyze port`)
 */
export function declaredCommands(cli: string): ReadonlyMap<string, string> {
  const folder = path.join(cli, 'dist/commands');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const commands = names.flatMap((name) => /^([a-z-]+)\.d\.ts$/.exec(name)?.[1] ?? []);
  return new Map(
    commands
      .filter((command) => command !== 'index')
      .flatMap((command) => [
        [command, 'command'] as const,
        ...optionMembers(path.join(folder, `${command}.d.ts`)).map(
          ([name, type]) => [`${command} ${name}`, type] as const,
        ),
      ]),
  );
}
