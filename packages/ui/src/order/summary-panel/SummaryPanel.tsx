import { type ReactNode, useId } from 'react';
import { Heading } from '../../text/heading/index.ts';
import * as styles from './SummaryPanel.css.ts';

export interface SummaryPanelProps {
  title: string;
  /** Use isStrong for the total. */
  rows: { label: string; value: ReactNode; isStrong?: boolean }[];
  /** Shown above the rows: the summed items. */
  items?: ReactNode;
  /** Shown below the rows: the next step. */
  children?: ReactNode;
}

/** A list of amounts with a total. */
export function SummaryPanel({ title, rows, items, children }: SummaryPanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Heading level={2} size="xl" id={titleId}>
        {title}
      </Heading>
      {items}
      <dl className={styles.rows}>
        {rows.map(({ label, value, isStrong }) => (
          <div key={label} className={isStrong ? styles.row.strong : styles.row.plain}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
