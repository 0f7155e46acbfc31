import { HOSTS } from '../hosts/hosts';
import type { GrowthRow } from './types';

const place = ({ site }: GrowthRow): number => HOSTS.findIndex(({ name }) => name === site);

/**
 * Puts a new row among those of earlier runs, in the place of the one of the same host and size.
 * @returns rows by host, then by size
 */
export const mergeGrowth = (rows: readonly GrowthRow[], added: GrowthRow): GrowthRow[] =>
  [...rows.filter(({ site, pages }) => site !== added.site || pages !== added.pages), added].sort(
    (one, other) => place(one) - place(other) || one.pages - other.pages,
  );
