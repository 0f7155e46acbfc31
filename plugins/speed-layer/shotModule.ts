import { REPORT_SHOTS, type ShotName } from '../../site/reportShots';
import { SHOT_FILES } from '../../site/shotFiles';

/**
 * A module that puts the facts of one picture into the tables of the page.
 * @param name name of the picture
 * @returns text of the module, which stands beside the tables
 */
export function shotModule(name: string): string {
  const key = JSON.stringify(name);
  return `import { REPORT_SHOTS } from './reportShots';
import { SHOT_FILES } from './shotFiles';
REPORT_SHOTS[${key}] = ${JSON.stringify(REPORT_SHOTS[name as ShotName])};
SHOT_FILES[${key}] = ${JSON.stringify(SHOT_FILES[name as ShotName])};
`;
}
