/**
 * The id that a hash names.
 * @param hash such as `#install`; may be empty
 * @returns the id, decoded; as it is written when it does not decode (`#%E0%A4%A`), so that a broken link never breaks a page
 */
export function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
