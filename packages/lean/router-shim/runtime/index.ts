/** What Rspress and the theme take from `react-router-dom`, in browsers only: the build renders pages with the package. */
export { BrowserRouter } from './BrowserRouter';
export { useLocation, useNavigate, useNavigationType } from './useRouter';
export { useSearchParams } from './useSearchParams';
