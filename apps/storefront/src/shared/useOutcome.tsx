import { Notice } from '@parinda/ui/notice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { notifyAccount, notifyStorefront, type Tone } from './notify.ts';

export type Flow = 'storefront' | 'account';

export interface Outcome {
  /**
   * Says how something ended, by a toast. A failure stands in the page as well.
   *
   * @param standing what stands there, if it is more than the toast says, or of a success
   */
  tell: (tone: Tone, text: string, standing?: string) => void;
  /** Takes away what stands in the page, or these texts of it: tried again, or no longer true. */
  forget: (texts?: readonly string[]) => void;
  /** What stands in the page, as texts. */
  texts: string[];
  /** The same as notices: to be put next to what they speak of. */
  notice: ReactNode;
}

/**
 * Says an outcome both as a toast of the flow and in the page.
 *
 * @param takesFocus leads to what stands in the page, each time that it is told: for where it may
 * be out of sight
 */
export function useOutcome(flow: Flow, { takesFocus = false } = {}): Outcome {
  const notify = flow === 'account' ? notifyAccount : notifyStorefront;
  const [told, setTold] = useState<{ tone: Tone; text: string }[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) box.current?.focus();
  }, [times]);

  const notices = told.map(({ tone, text }) => (
    <Notice key={text} tone={tone}>
      {text}
    </Notice>
  ));
  return {
    tell: (tone, text, standing = tone === 'danger' ? text : undefined) => {
      notify(tone, text);
      if (!standing) return;
      setTold((before) => [
        ...before.filter((other) => other.text !== standing),
        { tone, text: standing },
      ]);
      setTimes((count) => count + 1);
    },
    forget: (texts) =>
      setTold((before) => (texts ? before.filter(({ text }) => !texts.includes(text)) : [])),
    texts: told.map(({ text }) => text),
    notice:
      takesFocus && told.length > 0 ? (
        <div ref={box} tabIndex={-1}>
          {notices}
        </div>
      ) : (
        notices
      ),
  };
}

/** The toast of a page that could not be loaded: each time the text comes to stand in the page. */
export function useFailureToast(text: string | false | undefined): void {
  useEffect(() => {
    if (text) notifyAccount('danger', text);
  }, [text]);
}
