import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../foundations/icons/index.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionProps {
  items: { id: string; title: string; content: ReactNode }[];
  /** The titles' place in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Items open from the start. */
  defaultOpenIds?: string[];
}

/** The browser's details: no script, found by the browser's own search, linkable by `#id`. */
export function Accordion({ items, headingLevel = 3, defaultOpenIds = [] }: AccordionProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          open={defaultOpenIds.includes(item.id)}
          className={styles.item}
        >
          <summary className={styles.summary}>
            <Title className={styles.title}>{item.title}</Title>
            <ChevronDownIcon size={20} className={styles.arrow} />
          </summary>
          <div className={styles.body}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
