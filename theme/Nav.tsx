import { PartBoundary } from '../components/ui/PartBoundary';
import { NavBar } from './nav/NavBar';
import { Search } from './search/Search';

/** The bar with the search button in it; features do not import each other, so they meet here. */
export function Nav() {
  return (
    <PartBoundary keep="header">
      <NavBar
        search={
          <PartBoundary>
            <Search />
          </PartBoundary>
        }
      />
    </PartBoundary>
  );
}
