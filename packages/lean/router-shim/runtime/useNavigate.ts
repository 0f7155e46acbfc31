import { NavigateContext } from './RouterContext';
import type { Navigate } from './types';
import { useFromRouter } from './useRouter';

/** The function that goes elsewhere; the same one on every page. */
export const useNavigate = (): Navigate => useFromRouter(NavigateContext);
