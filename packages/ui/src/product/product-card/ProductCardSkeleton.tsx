import { Skeleton } from '../../feedback/skeleton/index.ts';
import * as styles from './ProductCard.css.ts';

/** Same size as a card, silent: the page says itself that it loads. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.emptyPicture} />
      <div className={styles.words}>
        <Skeleton width="80%" height="1.4rem" />
        <Skeleton width="50%" height="1.2rem" />
        <Skeleton width="100%" height="2.6rem" />
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="100%" height="2.25rem" />
      </div>
    </div>
  );
}
