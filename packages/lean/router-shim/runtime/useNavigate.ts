import type { Navigate } from './types';
import { useRouter } from './useRouter';

/** The function that goes elsewhere. */
export const useNavigate = (): Navigate => useRouter().navigate;
