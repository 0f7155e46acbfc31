import path from 'node:path';
import { doctorTable } from '../packages/lean/doctorTable';
import { readHost } from '../packages/lean/host/readHost';

/** Prints which techniques of the speed layer fit the installed Rspress; ends with 1 when one does not. */
function leanDoctor(): void {
  const { text, fits } = doctorTable(readHost(path.join(import.meta.dirname, '..')));
  console.log(text);
  if (!fits) process.exitCode = 1;
}

try {
  leanDoctor();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
