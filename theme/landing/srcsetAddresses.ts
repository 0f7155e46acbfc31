/**
 * A `srcset` with other addresses.
 * @param srcset e.g. `/a.png 1x, /b.png 2x`
 * @param address from an address as written to the one that is asked for
 * @returns the same choices with their widths or densities
 */
export function srcsetAddresses(srcset: string, address: (path: string) => string): string {
  return srcset
    .split(/,\s+/)
    .map((choice) => {
      const [path = '', ...descriptors] = choice.trim().split(/\s+/);
      return [address(path), ...descriptors].join(' ');
    })
    .join(', ');
}
