import { REPORT_POLICY } from '../../../site/contentPolicy';
import { POLICY_HEADER } from '../../../site/headers';
import { SITE_TITLE } from '../../../site/identity';
import {
  REPORT_INTERFACE,
  REPORT_MESSAGE,
  REPORT_WIDTH,
  REPORT_STORAGE,
  REPORT_ITEMS,
} from '../../../site/reportInterface';
import { inlineScript } from '../../hosting/head-scripts';
import { renderPolicy } from '../../hosting/server-files/policy';

/** Pictures that the interface loads from the internet. */
const PICTURES = {
  'https://assets.rspack.rs/rsdoctor/rsdoctor-title-logo.png': 'light',
  'https://assets.rspack.rs/rsdoctor/rsdoctor-logo-dark.png': 'dark',
  'https://assets.rspack.rs/rsdoctor/rsdoctor-logo-960x960.png': 'icon',
} as const;

export type ReportMarks = Readonly<Record<(typeof PICTURES)[keyof typeof PICTURES], string>>;

/** The interface asks for the width of the screen, where its layout breaks on phones. */
const VIEWPORT = /<meta name="viewport" content="[^"]*">/;
/** Phones lay the report out at this width, and a reader pinches; narrower windows scroll sideways. */
const WIDE = `<meta name="viewport" content="width=${REPORT_WIDTH}"><style>body{min-width:${REPORT_WIDTH}px}</style>`;

/**
 * Fonts that the interface asks for alone, in its tabs and in what it prints of commands, and what a machine without them
 * has of that kind; its browser would take a serif font.
 */
const KINDS = { 'PingFang SC': 'sans-serif', Menlo: 'monospace' } as const;
const LONE = new RegExp(`(font-family: ?|fontFamily: ?")(${Object.keys(KINDS).join('|')})(?=[;}"])`, 'g');

/** Signs on a grid of 24 in place of the emoji in the switch of the theme, which not every machine has a glyph for. */
const SIGNS = {
  unchecked:
    '<circle cx="12" cy="12" r="5"/><path d="M12 1v3m0 16v3M1 12h3m16 0h3M4.2 4.2l2 2m11.6 11.6 2 2m0-15.6-2 2M6.2 17.8l-2 2"/>',
  checked: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"/>',
} as const;

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}`;

/** Drawn over the emoji, which keep their room. */
const SIGN_SHEET = Object.entries(SIGNS)
  .map(([state, drawing]) => {
    const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#f59f00" stroke="#f59f00" stroke-width="2" stroke-linecap="round">${drawing}</svg>`;
    const place = `.ant-switch .ant-switch-inner .ant-switch-inner-${state}`;
    return `${place}{color:transparent!important;background:url("${dataUrl(sign)}") center/14px no-repeat}`;
  })
  .join('');

/**
 * Makes a report that asks nothing of the network and starts in the theme and language of its address.
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
  page = page.replace(VIEWPORT, `${WIDE}<style>${SIGN_SHEET}</style>`);
  page = page.replaceAll(
    LONE,
    (_, asks: string, font: keyof typeof KINDS) => `${asks}${font},${KINDS[font]}`,
  );
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
