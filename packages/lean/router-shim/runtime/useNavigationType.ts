import type { NavigationType } from './types';
import { useRouter } from './useRouter';

/** How the reader came to the page at hand. */
export const useNavigationType = (): NavigationType => useRouter().type;
