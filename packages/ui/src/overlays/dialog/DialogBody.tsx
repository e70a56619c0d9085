import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { body } from './Dialog.css.ts';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

export interface DialogBodyProps {
  id?: string | undefined;
  label: string;
  children: ReactNode;
}

/**
 * The scrollable content of a dialog. A tab stop only if plain text has to be scrolled by keyboard.
 */
export function DialogBody({ id, label, children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  // Before the first paint: an observer is called one frame later.
  useLayoutEffect(() => {
    const [element, inner] = [box.current, content.current];
    if (!element || !inner) return;
    const measure = () =>
      setScrollable(element.scrollHeight > element.clientHeight && !inner.querySelector(focusable));
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
    <div
      ref={box}
      id={id}
      className={body}
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}
