/** Ends a command with one line on stderr and an exit code. */
export function fail(problem: unknown, code = 1): never {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exit(code);
}
