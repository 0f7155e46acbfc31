import type { Page } from '@playwright/test';

/**
 * Collects what the policy of a page refuses, through every navigation.
 * @param page page that has not been opened yet
 * @returns list that grows: directive, what was refused, and where
 */
export async function policyReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('keepPolicyReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const keep = (window as unknown as { keepPolicyReport: (report: string) => void }).keepPolicyReport;
      keep(
        `${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber}:${event.columnNumber})`,
      );
    });
  });
  return reports;
}
