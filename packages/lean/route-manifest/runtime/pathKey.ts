/** An address as pages are looked up by: the host writes it in small letters; a slash at its end says nothing. */
export const pathKey = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');
