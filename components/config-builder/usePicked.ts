import { useStored } from '../../lib/storage';
import { PICKS, type Facet } from '../../site/picks';
import { pickSlot } from '../pick/pickSlot';

/** The value of a choice that all pages share, followed as it changes. */
export function usePicked<F extends Facet>(facet: F): (typeof PICKS)[F][number] {
  const values: readonly (typeof PICKS)[F][number][] = PICKS[facet];
  const [first] = values;
  return values[useStored(pickSlot(facet), 0)] ?? (first as (typeof PICKS)[F][number]);
}
