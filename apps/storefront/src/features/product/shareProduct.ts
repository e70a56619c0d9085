import { notifyAccount } from '../../shared/notify.ts';

/**
 * The device's share sheet, else the link is copied (A 2).
 * @returns why it failed, told by a toast as well; undefined when it did not.
 */
export async function shareProduct(title: string): Promise<string | undefined> {
  const url = location.href;
  if (navigator.share) {
    // The shopper may close the sheet: that is no failure.
    await navigator.share({ title, url }).catch(() => {});
    return undefined;
  }
  try {
    await navigator.clipboard.writeText(url);
    notifyAccount('success', 'Link copied to clipboard!');
    return undefined;
  } catch {
    const problem = `The link could not be copied. It is ${url}`;
    notifyAccount('danger', problem);
    return problem;
  }
}
