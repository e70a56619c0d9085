import { type ReactNode, useEffect, useRef } from 'react';

export interface LedToProps {
  /** Another number leads there again. */
  times: number;
  children: ReactNode;
}

/** What is scrolled to and focused: for a notice that may stand out of sight of what was pressed. */
export function FocusTarget({ times, children }: LedToProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times > 0) box.current?.focus();
  }, [times]);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
