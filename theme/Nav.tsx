import type { NavProps } from '@rspress/core/theme-original';
import { NavBar } from './nav/NavBar';
import { Search } from './search/Search';

/** The bar with the search button in it; features do not import each other, so they meet here. */
export function Nav(props: NavProps) {
  return <NavBar {...props} search={<Search />} />;
}
