import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export interface ProseProps {
  children?: ReactNode;
  /** Instead of children: HTML that the caller has cleaned. */
  html?: string;
}

/** Gives long text (plain elements, also cleaned HTML from an editor) its measure and rhythm. */
export function Prose({ children, html }: ProseProps) {
  if (html === undefined) return <div className={prose}>{children}</div>;
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
