import { explainReport } from './explain/explainReport';

/** Explains a report of the analyzer, and compares it with another one. */
async function explain(): Promise<void> {
  const { out, error, code } = await explainReport(process.argv.slice(2));
  process.stdout.write(out);
  process.stderr.write(error);
  process.exitCode = code;
}

void explain();
