import { openToasts, type ToastOptions, toast } from '@parinda/ui/toast';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ShopState } from '../model/store.ts';
import { storageKeys } from '../shared/business.ts';
import { paths } from '../shared/routing/paths.ts';
import { isPurchasePath } from '../shared/routing/route.ts';
import { canStore, jsonCodec, persist } from '../shared/storage/persist.ts';
import { focusHeading } from '../shell/focusHeading.ts';

type KeptToast = Pick<ToastOptions, 'tone' | 'text' | 'timeout'>;

const isToast = (json: unknown): json is KeptToast => {
  const { tone, text, timeout } = Object(json) as Partial<KeptToast>;
  return typeof tone === 'string' && typeof text === 'string' && typeof timeout === 'number';
};

/** Toasts that were open when the last document of this tab was left for another one. */
const keptToasts = persist(
  storageKeys.toasts,
  jsonCodec((json): KeptToast[] => (Array.isArray(json) ? json.filter(isToast) : [])),
  () => sessionStorage,
);

/** The path that the server sent this document for. */
const sentPath = globalThis.location?.pathname ?? '/';

const isPaying = ({ purchase }: ShopState) => purchase?.name === 'widgetOpen';

const loadAnew = () => location.reload();

export interface OwnDocumentProps {
  children: ReactNode;
  sent?: string;
  load?: () => void;
}

/**
 * Pages of the purchase are sent with a content security policy of their own
 * (`purchasePolicy` in server/pages/page-policy.ts), and a document keeps its policy for as long as
 * it lives. So going from the shop to these pages, or back, loads the page from the server: not before
 * an open payment window is closed, as the load would close it, and not where the browser keeps
 * nothing, as session and cart would be lost.
 */
export function OwnDocument({ children, sent = sentPath, load = loadAnew }: OwnDocumentProps) {
  const { pathname } = useLocation();
  const isOfOtherKind = isPurchasePath(pathname) !== isPurchasePath(sent);
  const [stays, setStays] = useState(false);
  // The guard leads there and back; the password is no concern of the provider's code.
  const isLogin = pathname === paths.signup && !('Razorpay' in globalThis);
  const isOther = !useSelector(isPaying) && isOfOtherKind && !stays && !isLogin;

  useLayoutEffect(() => {
    if (!isOther) return;
    if (!canStore()) {
      setStays(true);
      return;
    }
    // One with an action has a function, which cannot be kept.
    keptToasts.write(
      openToasts()
        .filter(({ action }) => !action)
        .map(({ tone, text, timeout }) => ({ tone, text, timeout })),
    );
    load();
  }, [isOther, load]);

  useLayoutEffect(() => {
    const kept = keptToasts.read();
    if (!kept) return;
    keptToasts.remove();
    for (const one of kept) toast(one);
    // Customers see a change of page, so focus moves as on any other.
    return focusHeading(document.querySelector('main'));
  }, []);

  return isOther ? null : children;
}
