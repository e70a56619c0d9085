import { VisuallyHidden } from '@parinda/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { useIsFirstView } from '../../hydration/firstView.ts';
import { browserClock } from '../time/clock.ts';

/** Debounces quick changes, such as moves of a slider: only the last one is announced. */
const restMs = 200;

let put = (_text: string) => {};

/** Announces the end of an action to screen readers. */
export const announce = (text: string): void => put(text);

/**
 * The live region of `useAnnouncement`. It is always present, as screen readers ignore a region
 * that is added together with its text, and works while a dialog is open.
 */
export function Announcer() {
  const [said, setSaid] = useState<{ text: string; at: number }[]>([]);
  useEffect(() => {
    // Simultaneous announcements must not overwrite each other.
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
 * Announces changes of a text to screen readers, but not the initial text of a page.
 *
 * @param about subject of the text: another subject repeats the same text
 * @param isNews announces also on the page that the server has rendered
 */
export function useAnnouncement(text: string | false, about = '', isNews = false): void {
  const isFirstView = useIsFirstView() && !isNews;
  const said = useRef<string | false>(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject repeats the text
  useEffect(() => {
    const now = text && about + text;
    if (text && !isFirstView)
      return browserClock.after(restMs, () => {
        // The URL of a list changes for a moment while its filter overlay closes.
        if (said.current !== now) put(text);
        said.current = now;
      });
    said.current = now;
  }, [text, about]);
}
