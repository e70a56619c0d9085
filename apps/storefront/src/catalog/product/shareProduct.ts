import { notifyAccount } from '../../shared/notify.ts';

/** The device's share sheet, else the link is copied (A 2). */
export async function shareProduct(title: string): Promise<void> {
  const url = location.href;
  if (navigator.share) {
    // The shopper may close the sheet: that is no failure.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    notifyAccount('success', 'Link copied to clipboard!');
  } catch {
    notifyAccount('danger', `The link could not be copied. It is ${url}`);
  }
}
