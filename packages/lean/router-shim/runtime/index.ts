/** What Rspress and the theme take from `react-router-dom`, in browsers only: the build renders pages with the package. */
export { BrowserRouter } from './BrowserRouter';
export { useLocation } from './useLocation';
export { useNavigate } from './useNavigate';
export { useNavigationType } from './useNavigationType';
export { useSearchParams } from './useSearchParams';
