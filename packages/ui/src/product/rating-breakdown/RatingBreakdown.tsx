import { Meter } from 'react-aria-components/Meter';
import { useMessages } from '../../theme/messages/index.ts';
import { Rating } from '../rating/index.ts';
import * as styles from './RatingBreakdown.css.ts';

export interface RatingBreakdownProps {
  /** 0 to 5; null without ratings. */
  average: number | null;
  /** Number of ratings with 1, 2, 3, 4 and 5 stars, in this order. */
  counts: readonly [number, number, number, number, number];
}

/** The average rating of a product, and a meter for each number of stars. */
export function RatingBreakdown({ average, counts }: RatingBreakdownProps) {
  const messages = useMessages();
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.breakdown}>
      <Rating value={average ?? 0} isRated={average !== null} count={total} size="md" />
      <ul className={styles.rows}>
        {counts
          .map((count, index) => (
            <li key={index + 1} className={styles.row}>
              <Meter
                value={count}
                maxValue={total || 1}
                aria-label={messages.stars(index + 1)}
                valueLabel={messages.reviews(count)}
                className={styles.row}
              >
                {({ percentage }) => (
                  <>
                    <span className={styles.stars} aria-hidden="true">{`${index + 1}★`}</span>
                    <span className={styles.track} aria-hidden="true">
                      <span className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
                    </span>
                    <span className={styles.count} aria-hidden="true">
                      {count}
                    </span>
                  </>
                )}
              </Meter>
            </li>
          ))
          .reverse()}
      </ul>
    </div>
  );
}
