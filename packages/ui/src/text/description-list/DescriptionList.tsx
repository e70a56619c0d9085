import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  /** Line breaks in a text stay. */
  items: { term: string; description: ReactNode }[];
}

/** Lists facts by their names. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
