/**
 * Asks what a server would answer, without the answer's body and past every cache.
 * @param address of this site
 * @returns the status of the answer; 0 when none came
 */
export async function askStatus(address: string): Promise<number> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return 0;
  }
}

/** Whether a status means that the file is there. */
export const isThere = (status: number): boolean => status >= 200 && status < 300;
