import type { Telling } from '../../shared/useTold.ts';

/** The device's share sheet, else the link is copied (2 §2). */
export async function shareProduct(title: string, { tell, forget }: Telling): Promise<void> {
  const url = location.href;
  if (navigator.share) {
    // The shopper may close the sheet: that is no failure.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    forget();
    tell('success', 'Link copied to clipboard!');
  } catch {
    tell('danger', `The link could not be copied. It is ${url}`);
  }
}
