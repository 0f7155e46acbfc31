import { z } from 'zod';
import { LANGS } from '../../site/languages';

const text = z.strictObject(Object.fromEntries(LANGS.map((lang) => [lang, z.string().min(1)])));
const selector = z.string().min(1);
const pixels = z.number().int().positive();
const place = z.strictObject({ x: pixels, y: pixels });

const step = z.union([
  z.strictObject({ click: selector }),
  z.strictObject({ doubleClick: selector }),
  z.strictObject({ choose: selector }),
  z.strictObject({ hover: selector, at: place.optional() }),
  z.strictObject({ hover: selector, at: place, until: selector }),
  z.strictObject({ fill: selector, text: z.string() }),
  z.strictObject({ select: selector, text: z.string().min(1) }),
]);

const viewSchema = (reports: readonly string[]) =>
  z.strictObject({
    report: z.enum(reports),
    route: z.string().regex(/^#\//, 'must begin with #/'),
    width: pixels.optional(),
    height: pixels.optional(),
    density: z.number().min(1).max(3).optional(),
    steps: z.array(step).optional(),
    crop: selector,
    maxHeight: pixels.optional(),
    marks: z.array(selector),
  });

const shotSchema = (reports: readonly string[]) =>
  z.strictObject({ report: z.enum(reports), alt: text, caption: text, marks: z.array(text) });

/** The manifest: how pictures are taken, what pages say about them, and the reports there are with their numbers. */
export interface Manifest {
  readonly views: Readonly<Record<string, unknown>>;
  readonly shots: Readonly<Record<string, unknown>>;
  readonly numbers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

function schemaFaults(file: string, name: string, schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => {
    const place = path.length > 0 ? ` at ${path.join('.')}` : '';
    return `${file}: "${name}"${place}: ${message}. Correct or remove it.`;
  });
}

/**
 * Looks for numbers that the texts of a picture quote and its report does not have.
 * @param name the picture
 * @param shot its texts
 * @param numbers numbers by report
 * @returns a line per number; none when all is well
 */
export function numberFaults(name: string, shot: unknown, numbers: Manifest['numbers']): string[] {
  const { report } = shot as { report: string };
  const gaps = [...JSON.stringify(shot).matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap);
  const known = Object.keys(numbers[report] ?? {}).join(', ');
  return [...new Set(gaps)]
    .filter((gap) => numbers[report]?.[gap] === undefined)
    .map(
      (gap) =>
        `site/shots: "${name}": report ${report} has no number {${gap}}. It has ${known}. Name one of these, or look what the report lost.`,
    );
}

/**
 * Looks for mistakes of authors in the manifest of the pictures: whatever is wrong, however the reports are.
 * @param manifest tables as they stand; nothing about them is taken for granted
 * @returns a line per mistake with file, name, reason and fix; none when all is well
 */
export function tableFaults({ views, shots, numbers }: Manifest): string[] {
  const reports = Object.keys(numbers);
  const faults = [
    ...Object.entries(views).flatMap(([name, view]) =>
      schemaFaults('site/reportViews.ts', name, viewSchema(reports), view),
    ),
    ...Object.entries(shots).flatMap(([name, shot]) =>
      schemaFaults('site/shots', name, shotSchema(reports), shot),
    ),
    ...Object.keys(views)
      .filter((name) => !(name in shots))
      .map((name) => `site/shots: "${name}" is missing. Give the picture its texts.`),
    ...Object.keys(shots)
      .filter((name) => !(name in views))
      .map((name) => `site/reportViews.ts: "${name}" is missing. Say how the picture is taken.`),
  ];
  if (faults.length > 0) return faults;
  return Object.entries(shots).flatMap(([name, shot]) => {
    const view = views[name] as { report: string; marks: unknown[] };
    const { report, marks } = shot as { report: string; marks: unknown[] };
    return [
      ...(view.marks.length === marks.length
        ? []
        : [
            `site/shots: "${name}" has ${marks.length} texts for ${view.marks.length} boxes. Give each box one.`,
          ]),
      ...(view.report === report
        ? []
        : [`site/shots: "${name}" is about ${report}, the picture about ${view.report}. Name one report.`]),
    ];
  });
}

/**
 * Looks for mistakes in the manifest of the pictures, and for numbers that their reports do not have.
 * @param manifest tables as they stand
 * @returns a line per mistake with file, name, reason and fix; none when all is well
 */
export function manifestFaults(manifest: Manifest): string[] {
  const faults = tableFaults(manifest);
  if (faults.length > 0) return faults;
  return Object.entries(manifest.shots).flatMap(([name, shot]) => numberFaults(name, shot, manifest.numbers));
}
