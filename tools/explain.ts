import { explainReport } from './explain/explainReport';

const { out, error, code } = await explainReport(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
