import { useEffect, useState } from 'react';
import { notifyAccount, notifyStorefront, type Tone } from './notify.ts';

export type Flow = 'storefront' | 'account';

export interface Telling {
  /**
   * Says how something ended, by a toast.
   *
   * @param stands whether it stands in the page as well, as a failure does
   */
  tell: (tone: Tone, text: string, stands?: boolean) => void;
  /** Takes away what stands in the page, or these texts of it: tried again, or no longer true. */
  forget: (texts?: readonly string[]) => void;
}

/** An outcome without its notices, for pages that have a line of text for it. */
export function useTold(flow: Flow) {
  const notify = flow === 'account' ? notifyAccount : notifyStorefront;
  const [told, setTold] = useState<{ tone: Tone; text: string }[]>([]);
  const telling: Telling = {
    tell: (tone, text, stands = tone === 'danger') => {
      notify(tone, text);
      if (!stands) return;
      setTold((before) => [...before.filter((other) => other.text !== text), { tone, text }]);
    },
    forget: (texts) =>
      setTold((before) => (texts ? before.filter(({ text }) => !texts.includes(text)) : [])),
  };
  return { told, ...telling };
}

/** The toast of a page that could not be loaded: each time the text comes to stand in the page. */
export function useFailureToast(text: string | false | undefined): void {
  useEffect(() => {
    if (text) notifyAccount('danger', text);
  }, [text]);
}
