import type { Notices } from '../../shared/feedback/useNotices.tsx';

/** Opens the device's share sheet, else copies the link (2 §2). */
export async function shareProduct(title: string, { show, clear }: Notices): Promise<void> {
  const url = location.href;
  if (navigator.share) {
    // Closing the share sheet rejects the promise, which is not an error.
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
