import { REPORT_POLICY } from '../../../site/contentPolicy';
import { POLICY_HEADER } from '../../../site/headers';
import { SITE_TITLE } from '../../../site/identity';
import { REPORT_INTERFACE, REPORT_MESSAGE, REPORT_WIDTH } from '../../../site/reportInterface';
import { REPORT_ITEMS } from '../../../site/reportItems';
import { REPORT_STORAGE } from '../../../site/reportStorage';
import { inlineScript } from '../../hosting/head-scripts/inlineScript';
import { renderPolicy } from '../../hosting/server-files/renderPolicy';

/** Pictures that the interface loads from the internet, and which of ours stands in for each. */
const PICTURES = {
  'https://assets.rspack.rs/rsdoctor/rsdoctor-title-logo.png': 'light',
  'https://assets.rspack.rs/rsdoctor/rsdoctor-logo-dark.png': 'dark',
  'https://assets.rspack.rs/rsdoctor/rsdoctor-logo-960x960.png': 'icon',
} as const;

/** SVG source of our marks. */
export type ReportMarks = Readonly<Record<(typeof PICTURES)[keyof typeof PICTURES], string>>;

/** The interface asks for the width of the screen, where its layout breaks on phones. */
const VIEWPORT = /<meta name="viewport" content="[^"]*">/;
/** Phones lay the report out at this width, and a reader pinches; narrower windows scroll sideways. */
const WIDE = `<meta name="viewport" content="width=${REPORT_WIDTH}"><style>body{min-width:${REPORT_WIDTH}px}</style>`;

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}`;

/**
 * Makes a report that asks nothing of the network and starts in the theme and language of its address.
 * @param report report as the analyzer writes it
 * @param marks SVG source of our marks
 * @param scripts more scripts of ours, which run before those of the report
 * @returns one self-contained HTML page that also runs in a frame without an origin
 * @throws Error when the interface no longer has the pictures and the viewport that are known, which a new version may change
 */
export function sandboxReport(report: string, marks: ReportMarks, scripts: readonly string[] = []): string {
  let page = report;
  for (const [address, name] of Object.entries(PICTURES)) {
    if (!page.includes(address)) {
      throw new Error(
        `plugins/output/reports/sandboxReport.ts: the report does not load ${address}. Look which pictures it loads now, and correct PICTURES.`,
      );
    }
    page = page.replaceAll(address, dataUrl(marks[name]));
  }
  if (!VIEWPORT.test(page)) {
    throw new Error(
      'plugins/output/reports/sandboxReport.ts: the report has another viewport than is known. Look at its <head>, and correct VIEWPORT.',
    );
  }
  page = page.replace(VIEWPORT, WIDE);
  const frame = { sandbox: REPORT_POLICY.sandbox?.join(' '), title: SITE_TITLE, width: REPORT_WIDTH };
  const place = {
    ...REPORT_INTERFACE,
    message: REPORT_MESSAGE,
    items: REPORT_ITEMS,
    langs: REPORT_STORAGE.values.lang,
  };
  const head = [
    `<script>${inlineScript('ownFrame', frame)}</script>`,
    `<meta http-equiv="${POLICY_HEADER}" content="${renderPolicy(REPORT_POLICY, 'meta')}">`,
    '<meta name="robots" content="noindex">',
    `<script>${inlineScript('storageGuard')}</script>`,
    `<script>${inlineScript('reportSetup', REPORT_STORAGE)}</script>`,
    `<script>${inlineScript('reportPlace', place)}</script>`,
    ...scripts.map((script) => `<script>${script}</script>`),
  ];
  return page.replace('<head>', () => `<head>${head.join('')}`);
}
