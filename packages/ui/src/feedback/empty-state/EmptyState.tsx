import type { ReactNode } from 'react';
import { Art, type ArtProps } from './Art.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Names the empty thing. */
  title: string;
  /** The reason, and the usual content. */
  text?: string;
  /** The next step, and at most one other. */
  action?: ReactNode;
  /** The drawing above the title. */
  art?: ArtProps['subject'];
  headingLevel?: 1 | 2 | 3;
}

/** Says that something is empty, why, and what to do next. */
export function EmptyState({
  title,
  text,
  action,
  art = 'box',
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      <Art subject={art} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
