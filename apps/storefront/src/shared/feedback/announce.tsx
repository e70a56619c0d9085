import { VisuallyHidden } from '@parinda/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { useIsFirstView } from '../../hydration/firstView.ts';
import { browserClock } from '../time/clock.ts';

/** Of what follows one another, as while a slider moves, the last is said. */
const restMs = 200;

let put = (_text: string) => {};

/** Tells screen readers of what has just ended. */
export const announce = (text: string): void => put(text);

/**
 * What screen readers are told by `useAnnouncement`. It is there from the beginning, as a region that
 * came with its words would be heard by nobody, and stays heard while a dialog is open.
 */
export function Announcer() {
  const [said, setSaid] = useState<{ text: string; at: number }[]>([]);
  useEffect(() => {
    // Several may come at once, and each is to be heard.
    put = (text) =>
      setSaid((before) => [...before.slice(-3), { text, at: (before.at(-1)?.at ?? 0) + 1 }]);
    return () => {
      put = () => {};
    };
  }, []);
  return (
    <VisuallyHidden aria-live="polite" data-live-announcer="true">
      {said.map(({ text, at }) => (
        <span key={at}>{text}</span>
      ))}
    </VisuallyHidden>
  );
}

/**
 * Tells screen readers of what has come to be, but not of what a page began with.
 *
 * @param about where it changes, the same words are said again
 * @param isNews it came up since, and is said of the page that the server has sent, too
 */
export function useAnnouncement(text: string | false, about = '', isNews = false): void {
  const isFirstView = useIsFirstView() && !isNews;
  const said = useRef<string | false>(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again for what it is about
  useEffect(() => {
    const now = text && about + text;
    if (text && !isFirstView)
      return browserClock.after(restMs, () => {
        // The address of a list is another for a moment while its overlay of filters closes.
        if (said.current !== now) put(text);
        said.current = now;
      });
    said.current = now;
  }, [text, about]);
}
