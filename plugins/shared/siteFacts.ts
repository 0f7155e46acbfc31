import { PARITY_EXCEPTIONS, type ParityException } from '../../site/parityExceptions';
import { REDIRECTS } from '../../site/redirects';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { REPORT_SHOTS } from '../../site/reportShots';
import { RELEASES, type ReleaseFact } from '../../site/releases';
import { FRAGMENTS, ROUTES } from '../../site/routes';
import { AUTHOR_COMPONENTS } from '../author-components';

/** What the product's own tables say; fixtures bring smaller tables. */
export interface SiteFacts {
  /** Addresses without language prefix. */
  readonly routes: readonly string[];
  readonly fragments: readonly string[];
  /** Old addresses that a link may still name. */
  readonly redirects: readonly string[];
  readonly releases: readonly ReleaseFact[];
  readonly parityExceptions: readonly ParityException[];
  /** Components that pages use without an import. */
  readonly components: readonly string[];
  /** Names of report pictures and of live reports. */
  readonly shots: readonly string[];
  readonly demos: readonly string[];
}

/** The facts of this site. */
export const SITE_FACTS: SiteFacts = {
  routes: ROUTES.map((route) => route.path),
  fragments: FRAGMENTS,
  redirects: REDIRECTS.map((redirect) => redirect.from),
  releases: RELEASES,
  parityExceptions: PARITY_EXCEPTIONS,
  components: Object.keys(AUTHOR_COMPONENTS),
  shots: Object.keys(REPORT_SHOTS),
  demos: Object.keys(REPORT_DEMOS),
};
