import { promisify } from 'node:util';

export interface Compiler {
  run(
    done: (error: Error | null, stats?: { hasErrors(): boolean; toString(options?: object): string }) => void,
  ): void;
  close(done: (error?: Error | null) => void): void;
}

/** Runs a compiler once and closes it, so that the analyzer has written everything; fails with the errors of the build. */
export async function runCompiler(compiler: Compiler): Promise<void> {
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
}
