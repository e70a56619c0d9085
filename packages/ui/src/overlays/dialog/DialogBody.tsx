import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { body } from './Dialog.css.ts';

export interface DialogBodyProps {
  id?: string | undefined;
  children: ReactNode;
}

/** The part of a dialog that scrolls. A tab stop only while there is something to scroll by the keyboard. */
export function DialogBody({ id, children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  // Before the first paint, as an observer is called a frame later.
  useLayoutEffect(() => {
    const [element, inner] = [box.current, content.current];
    if (!element || !inner) return;
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight);
    measure();
    // jsdom has no ResizeObserver.
    if (typeof ResizeObserver === 'undefined') return;
    // Synchronous, so that no frame shows scrollable content without its tab stop.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    // Fonts and pictures that load late make the content higher.
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} id={id} className={body} tabIndex={isScrollable ? 0 : undefined}>
      <div ref={content}>{children}</div>
    </div>
  );
}
