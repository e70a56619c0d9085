import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { body } from './Dialog.css.ts';

export interface DialogBodyProps {
  id?: string | undefined;
  children: ReactNode;
}

/** What scrolls in a dialog. A tab stop only while there is something to scroll by the keyboard. */
export function DialogBody({ id, children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  const measure = () => {
    const element = box.current;
    if (element) setScrollable(element.scrollHeight > element.clientHeight);
  };
  useLayoutEffect(measure);
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });

  return (
    <div ref={box} id={id} className={body} tabIndex={isScrollable ? 0 : undefined}>
      {children}
    </div>
  );
}
