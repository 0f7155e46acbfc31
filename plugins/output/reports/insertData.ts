const BODY = '<body>';

/**
 * A report as the analyzer writes it: the interface with the data of a build.
 * @param client page from `readClient`
 * @param data scripts that hold the data, a file of `examples/reports/`
 */
export function insertData(client: string, data: string): string {
  return client.replace(BODY, () => `${BODY}${data}`);
}
