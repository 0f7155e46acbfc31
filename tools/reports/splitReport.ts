import { insertData } from '../../plugins/output/reports/insertData';

const FROM = '<body>';
const TO = '<div id="root">';

/**
 * Takes the data out of a report that the analyzer wrote. The rest is the interface of the installed package, so the
 * data is all that has to be kept.
 * @param report the whole HTML file
 * @param client the interface, from `readClient`
 * @returns the data scripts; with `client` they give the same report again, byte by byte
 * @throws Error when they do not, since the analyzer then writes reports in another form
 */
export function splitReport(report: string, client: string): string {
  const data = report.slice(report.indexOf(FROM) + FROM.length, report.indexOf(TO));
  if (insertData(client, data) === report) return data;
  throw new Error(
    'The report is not the interface of @rsdoctor/client with data behind <body>; look how the analyzer builds it now and correct plugins/output/reports/readClient.ts.',
  );
}
