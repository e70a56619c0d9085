import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export interface ProseProps {
  children: ReactNode;
}

/** Gives long text (plain elements, also cleaned HTML from an editor) its measure and rhythm. */
export function Prose({ children }: ProseProps) {
  return <div className={prose}>{children}</div>;
}
