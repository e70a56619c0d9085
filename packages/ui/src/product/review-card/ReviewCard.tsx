import type { ReactNode } from 'react';
import { useMessages } from '../../theme/messages/index.ts';
import { Rating } from '../rating/index.ts';
import * as styles from './ReviewCard.css.ts';

export interface ReviewCardProps {
  author: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** '3 days ago'. */
  when: string;
  /** Shown beside the name, e.g. a status or a product. */
  note?: ReactNode;
}

/** The review of a customer. */
export function ReviewCard({ author, rating, text, when, note }: ReviewCardProps) {
  const messages = useMessages();
  return (
    <article className={styles.card} aria-label={messages.reviewBy(author)}>
      <header className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {author.trim().charAt(0).toLocaleUpperCase('en-IN')}
        </span>
        <div className={styles.who}>
          <p className={styles.author}>{author}</p>
          <p className={styles.when}>{when}</p>
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </header>
      <Rating value={rating} />
      <p className={styles.text}>{text}</p>
    </article>
  );
}
