import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { starPath } from '../../foundations/star/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './Rating.css.ts';

export interface RatingProps {
  /** 0 to 5; shown with one decimal. */
  value: number;
  /** Number of ratings. */
  count?: number | undefined;
  /** Shows only '(37)', for cards; the unit is for screen readers. */
  isCountShort?: boolean;
  size?: 'sm' | 'md';
  /** Set false to show 'Not rated yet' instead of five empty stars. */
  isRated?: boolean;
  /** Draws whole stars; the number keeps its decimal. */
  hasWholeStars?: boolean;
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const starWidth = 20;
const gap = 2;

/** One shape for all five stars: a list of products has hundreds of them. */
const fiveStars = [0, 1, 2, 3, 4]
  .map((star) => starPath.replace('M10 ', `M${10 + star * (starWidth + gap)} `))
  .join('');

/**
 * Returns the width of the filled part, so that 4.3 fills three tenths of the fifth star, not of
 * the gaps.
 */
export function filledWidth(value: number): number {
  const whole = Math.floor(value);
  return whole * (starWidth + gap) + (value - whole) * starWidth;
}

export function Rating({
  value,
  count,
  isCountShort = false,
  size = 'sm',
  isRated = true,
  hasWholeStars = false,
}: RatingProps) {
  const messages = useMessages();
  const numbers = useNumberFormatter(oneDecimal);
  if (!isRated || !Number.isFinite(value)) {
    return <span className={styles.unrated[size]}>{messages.notRated}</span>;
  }
  const shown = Math.round(Math.min(5, Math.max(0, value)) * 10) / 10;
  const text = numbers.format(shown);
  const people = count === undefined ? '' : messages.reviews(count);

  return (
    <span className={styles.rating[size]}>
      <span role="img" aria-label={messages.outOfFive(text)} className={styles.stars}>
        <svg className={styles.drawing} viewBox="0 0 108 20" aria-hidden="true" focusable="false">
          <path className={styles.star.empty} d={fiveStars} />
          {/* Clips the unfilled part. */}
          <svg
            width={filledWidth(hasWholeStars ? Math.round(shown) : shown)}
            height="20"
            aria-hidden="true"
          >
            <path className={styles.star.full} d={fiveStars} />
          </svg>
        </svg>
      </span>
      <span aria-hidden="true" className={styles.number}>
        <span>{text}</span>
        {people && isCountShort && <span className={styles.shortCount}>{` (${count})`}</span>}
      </span>
      {people && isCountShort && <VisuallyHidden>{people}</VisuallyHidden>}
      {people && !isCountShort && <span className={styles.count}>{`(${people})`}</span>}
    </span>
  );
}
