import { VisuallyHidden } from '../../layout/index.ts';
import { Rating } from '../rating/index.ts';
import * as styles from './RatingBreakdown.css.ts';

export interface RatingBreakdownProps {
  /** 0 to 5; null when nobody has rated. */
  average: number | null;
  /** How many gave 1, 2, 3, 4 and 5 stars, in this order. */
  counts: readonly [number, number, number, number, number];
}

const inWords = (stars: number, count: number) =>
  `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} ${count === 1 ? 'review' : 'reviews'}`;

/** How the ratings of a product are spread: the average, then a bar for each number of stars. */
export function RatingBreakdown({ average, counts }: RatingBreakdownProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.breakdown}>
      <Rating value={average ?? 0} isRated={average !== null} count={total} size="md" />
      <ul className={styles.rows}>
        {counts
          .map((count, index) => (
            <li key={index + 1} className={styles.row}>
              <VisuallyHidden>{inWords(index + 1, count)}</VisuallyHidden>
              <span className={styles.stars} aria-hidden="true">{`${index + 1}★`}</span>
              <span className={styles.track} aria-hidden="true">
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${total && (count / total) * 100}%` }}
                />
              </span>
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            </li>
          ))
          .reverse()}
      </ul>
    </div>
  );
}
