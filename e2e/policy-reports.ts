import type { Page } from '@playwright/test';

/** Collects policy violations from now on, as 'directive address'. */
export async function policyReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('tellOfReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sample } = violation;
      (window as unknown as { tellOfReport: (report: string) => void }).tellOfReport(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return reports;
}
