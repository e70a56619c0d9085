import { VisuallyHidden } from '../../layout/index.ts';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** Formatted already, 'Rs.899/-'. */
  now: string;
  was?: string | undefined;
  percentOff?: number | undefined;
  size?: 'md' | 'lg';
}

/** Heard as 'Price Rs.899/-, M.R.P Rs.1,299/-, 31% off'. */
export function Price({ now, was, percentOff, size = 'md' }: PriceProps) {
  return (
    <p className={styles.price}>
      <span className={styles.now[size]}>
        <VisuallyHidden>Price </VisuallyHidden>
        {now}
      </span>
      {was && (
        <>
          <VisuallyHidden>, M.R.P </VisuallyHidden>
          <s className={styles.was}>{was}</s>
        </>
      )}
      {percentOff !== undefined && percentOff > 0 && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.off}>{`${percentOff}% off`}</span>
        </>
      )}
    </p>
  );
}
