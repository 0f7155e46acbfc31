const plain = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

/** Whether two paths differ at most in the case of their letters and a slash at the end. */
export const sameAddress = (one: string, other: string): boolean => plain(one) === plain(other);
