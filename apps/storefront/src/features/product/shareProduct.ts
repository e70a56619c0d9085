import type { Notices } from '../../shared/feedback/useNotices.tsx';

/** The device's share sheet, else the link is copied (2 §2). */
export async function shareProduct(title: string, { show, clear }: Notices): Promise<void> {
  const url = location.href;
  if (navigator.share) {
    // The shopper may close the sheet: that is no failure.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    clear();
    show('success', 'Link copied to clipboard!');
  } catch {
    show('danger', `The link could not be copied. It is ${url}`);
  }
}
