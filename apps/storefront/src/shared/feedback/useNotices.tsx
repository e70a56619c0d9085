import { Notice } from '@parinda/ui/notice';
import { type ReactNode, useEffect, useState } from 'react';
import { notifyAccount, notifyStorefront, type Tone } from './notify.ts';

export type Flow = 'storefront' | 'account';

export interface Notices {
  /** Texts of the notices in the page. */
  texts: string[];
  /** The notices, to be placed near their cause. Not announced, as the toast is. */
  element: ReactNode;
  /**
   * Shows an outcome as a toast.
   *
   * @param staysInPage also as a notice in the page, by default for errors
   */
  show: (tone: Tone, text: string, staysInPage?: boolean) => void;
  /** Removes all notices from the page, or those with these texts. */
  clear: (texts?: readonly string[]) => void;
}

/** Returns toasts of the flow (1 §9, 2 §9) and notices in the page for a visitor's actions. */
export function useNotices(flow: Flow): Notices {
  const notify = flow === 'account' ? notifyAccount : notifyStorefront;
  const [notices, setNotices] = useState<{ tone: Tone; text: string }[]>([]);
  return {
    texts: notices.map(({ text }) => text),
    element: notices.map(({ tone, text }) => (
      <Notice key={text} tone={tone} isSilent>
        {text}
      </Notice>
    )),
    show: (tone, text, staysInPage = tone === 'danger') => {
      notify(tone, text);
      if (!staysInPage) return;
      setNotices((before) => [...before.filter((other) => other.text !== text), { tone, text }]);
    },
    clear: (texts) =>
      setNotices((before) => (texts ? before.filter(({ text }) => !texts.includes(text)) : [])),
  };
}

/** Shows the toast of a page that could not be loaded, once each time that `text` appears. */
export function useFailureToast(text: string | false | undefined): void {
  useEffect(() => {
    if (text) notifyAccount('danger', text);
  }, [text]);
}
