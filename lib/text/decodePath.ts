/**
 * A path as readers write it.
 * @param path such as `/zh/%E8%A7%84%E5%88%99`
 * @returns the path, decoded; as it is written when it does not decode (`/%E0%A4%A`)
 */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
