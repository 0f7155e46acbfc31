/**
 * What the host and the theme take from `react-router-dom`, for the browser alone: the build draws pages with the package
 * itself. Plugin `small-parts` puts it in the package's place.
 */
export { BrowserRouter } from './BrowserRouter';
export { useLocation } from './useLocation';
export { useNavigate } from './useNavigate';
export { useSearchParams } from './useSearchParams';
