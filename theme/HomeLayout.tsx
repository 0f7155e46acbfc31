import { PartBoundary } from '../components/ui/PartBoundary';
import { pageLayouts } from './pageLayouts';

/** Home page, which brings its layout: `HomePage.tsx`. */
export function HomeLayout() {
  const Home = pageLayouts.home;
  return Home ? (
    <PartBoundary keep="main, main ~ footer">
      <Home />
    </PartBoundary>
  ) : null;
}
