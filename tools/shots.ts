import { REPORT_SHOTS, type ShotName } from '../site/reportShots';
import { buildReports } from './reports/buildReports';
import { storedReports } from './reports/storedReports';
import { checkAll } from './shots/checkAll';
import { readShotOptions } from './shots/readShotOptions';
import { renewPictures } from './shots/renewPictures';

const ALL = Object.keys(REPORT_SHOTS) as ShotName[];
const say = (line: string) => console.log(line);

/** Makes the live reports and the pictures of the pages, or compares both with what is there. */
async function shots(): Promise<void> {
  const { check, only } = readShotOptions(process.argv.slice(2), ALL);
  const names = ALL.filter((name) => only === undefined || only.includes(name));
  if (check) {
    const faults = await checkAll(names, only === undefined, say);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    say(`${names.length} pictures are as they are taken now.`);
    return;
  }
  const fresh = only === undefined ? await buildReports(say) : undefined;
  const renewed = await renewPictures(fresh, fresh ?? (await storedReports()), names, say);
  const { taken, files, faults } = renewed;
  say(`Wrote ${taken} pictures in ${files} files.`);
  if (faults.length > 0) {
    throw new Error([`${faults.length} of ${names.length} cannot be taken:`, ...faults].join('\n'));
  }
}

shots().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
