import type { Host } from './readHost';
import type { Misfit } from './findMisfits';

/** Where Rspress keeps what runs in a browser. */
const FOLDERS = ['dist/runtime', 'dist/theme'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * Finds names that Rspress imports from a package and a shim of that package does not have.
 * @param host the installed Rspress
 * @param from the package
 * @param names what the shim exports
 * @param except files that run only when pages are rendered at build time, where the package itself is used
 * @returns one misfit for each import of an unknown name
 */
export function foreignImports(
  host: Host,
  from: string,
  names: readonly string[],
  except: readonly string[] = [],
): Misfit[] {
  const statement = new RegExp(String.raw`import \{([^}]*)\} from "${escaped(from)}"`, 'g');
  return FOLDERS.flatMap((folder) => host.scripts(folder))
    .filter((file) => !except.includes(file))
    .flatMap((file) =>
      [...(host.read(file) ?? '').matchAll(statement)].flatMap(([, list = '']) =>
        list
          .split(',')
          .map((each) => each.trim().split(/\s+as\s+/)[0] ?? '')
          .filter((name) => name !== '' && !names.includes(name))
          .map((name) => ({ file, text: `import { ${name} } from "${from}"` })),
      ),
    );
}
