import type { Location } from './types';
import { useRouter } from './useRouter';

/** Where the reader is; the same object until that changes. */
export const useLocation = (): Location => useRouter().location;
