import { REPORT_SHOTS, type ShotName } from '../../site/reportShots';
import { REPORT_TOURS } from '../../site/reportTours';
import { SHOT_FILES } from '../../site/shotFiles';

/** The pictures of all tours, which no page shows: the dialog of a live report brings them. */
const TOURS = 'tours';

const shotsOfTours = () => [
  ...new Set(Object.values(REPORT_TOURS).flatMap((steps) => steps.map(({ shot }) => shot))),
];

/**
 * A module that puts the facts of one picture, or of those of all tours, into the tables of the page.
 * @param name name of the picture, or `tours`
 * @returns text of the module, which stands beside the tables
 */
export function shotModule(name: string): string {
  const shots = name === TOURS ? shotsOfTours() : [name as ShotName];
  const rows = shots.map((shot) => {
    const key = JSON.stringify(shot);
    return `REPORT_SHOTS[${key}] = ${JSON.stringify(REPORT_SHOTS[shot])};
SHOT_FILES[${key}] = ${JSON.stringify(SHOT_FILES[shot])};
`;
  });
  return `import { REPORT_SHOTS } from './reportShots';
import { SHOT_FILES } from './shotFiles';
${rows.join('')}`;
}
