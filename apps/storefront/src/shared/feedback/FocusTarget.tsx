import { type ReactNode, useEffect, useRef } from 'react';

export interface FocusTargetProps {
  /** Another number focuses the element again. */
  times: number;
  children: ReactNode;
}

/** Scrolls to and focuses its content, for a notice that may be out of view of the pressed button. */
export function FocusTarget({ times, children }: FocusTargetProps) {
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
