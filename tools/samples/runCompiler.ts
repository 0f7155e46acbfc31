interface Stats {
  hasErrors(): boolean;
  toString(options?: object): string;
}

export interface Compiler {
  run(done: (error: Error | null, stats?: Stats) => void): void;
  close(done: (error?: Error | null) => void): void;
}

/** Runs a compiler once and closes it, so that the analyzer has written everything; fails with the errors of the build. */
export const runCompiler = (compiler: Compiler): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const errors = stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : undefined;
      compiler.close((closing) => {
        const fault = error ?? (errors === undefined ? closing : new Error(errors));
        if (fault) reject(fault);
        else resolve();
      });
    });
  });
