import { VisuallyHidden } from '../../layout/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** Formatted, 'Rs.899/-'. */
  now: string;
  was?: string | undefined;
  percentOff?: number | undefined;
  size?: 'md' | 'lg';
}

/** Screen readers read 'Price Rs.899/-, M.R.P Rs.1,299/-, 31% off'. */
export function Price({ now, was, percentOff, size = 'md' }: PriceProps) {
  const messages = useMessages();
  return (
    <p className={styles.price}>
      <span className={styles.now[size]}>
        <VisuallyHidden>{`${messages.price} `}</VisuallyHidden>
        <span>{now}</span>
      </span>
      {was && (
        <>
          <VisuallyHidden>{`, ${messages.mrp} `}</VisuallyHidden>
          <s className={styles.was}>{was}</s>
        </>
      )}
      {percentOff !== undefined && percentOff > 0 && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.off}>{messages.percentOff(percentOff)}</span>
        </>
      )}
    </p>
  );
}
