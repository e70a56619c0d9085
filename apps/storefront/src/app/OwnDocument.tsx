import { openToasts, type ToastOptions, toast } from '@parinda/ui/toast';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ShopState } from '../model/store.ts';
import { paths } from '../shared/routing/paths.ts';
import { isPurchasePath } from '../shared/routing/route.ts';
import { canStore, jsonCodec, persist } from '../shared/storage/persist.ts';
import { storageKeys } from '../shared/storage/storageKeys.ts';
import { focusHeading } from '../shell/focusHeading.ts';

type KeptToast = Pick<ToastOptions, 'tone' | 'text' | 'timeout'>;

const isToast = (json: unknown): json is KeptToast => {
  const { tone, text, timeout } = Object(json) as Partial<KeptToast>;
  return typeof tone === 'string' && typeof text === 'string' && typeof timeout === 'number';
};

/** Toasts that were open when this tab left its last document. */
const keptToasts = persist(
  storageKeys.toasts,
  jsonCodec((json): KeptToast[] => (Array.isArray(json) ? json.filter(isToast) : [])),
  () => sessionStorage,
);

const keepToasts = () =>
  keptToasts.write(
    openToasts()
      // An action is a function, which cannot be stored.
      .filter(({ action }) => !action)
      .map(({ tone, text, timeout }) => ({ tone, text, timeout })),
  );

/** The path of the request for this document. */
const sentPath = globalThis.location?.pathname ?? '/';

const isPaying = ({ purchase }: ShopState) => purchase?.name === 'widgetOpen';

const reload = () => location.reload();

export interface OwnDocumentProps {
  children: ReactNode;
  sent?: string;
  load?: () => void;
}

/**
 * Reloads the page when the visitor enters or leaves the purchase pages. These have their own
 * content security policy (`purchasePolicy` in server/pages/page-policy.ts), and a document keeps
 * its policy. Waits until an open payment window is closed, as the reload would close it. Does not
 * reload where the browser stores nothing, as session and cart would be lost.
 */
export function OwnDocument({ children, sent = sentPath, load = reload }: OwnDocumentProps) {
  const { pathname } = useLocation();
  const isOfOtherKind = isPurchasePath(pathname) !== isPurchasePath(sent);
  const [stays, setStays] = useState(false);
  // The guard leads there and back, and the provider's code must not see the password.
  const isLogin = pathname === paths.signup && !('Razorpay' in globalThis);
  const isOther = !useSelector(isPaying) && isOfOtherKind && !stays && !isLogin;

  useLayoutEffect(() => {
    if (!isOther) return;
    if (!canStore()) {
      setStays(true);
      return;
    }
    // A toast may still follow the navigation.
    addEventListener('pagehide', keepToasts, { once: true });
    load();
  }, [isOther, load]);

  useLayoutEffect(() => {
    const kept = keptToasts.read();
    if (!kept) return;
    keptToasts.remove();
    for (const one of kept) toast(one);
    // The reload looks like a navigation, so focus moves as after any other.
    return focusHeading(document.querySelector('main'));
  }, []);

  return isOther ? null : children;
}
