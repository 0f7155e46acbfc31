import { pageLayouts } from './pageLayouts';

/** Home page, which brings its layout: `HomePage.tsx`. */
export function HomeLayout() {
  const Home = pageLayouts.home;
  return Home ? <Home /> : null;
}
