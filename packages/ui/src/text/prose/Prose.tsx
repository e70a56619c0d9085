import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export interface ProseProps {
  children?: ReactNode;
  /** HTML that the caller has sanitized, instead of children. */
  html?: string;
}

/** Styles long text: elements, or sanitized HTML from an editor. */
export function Prose({ children, html }: ProseProps) {
  if (html === undefined) return <div className={prose}>{children}</div>;
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
