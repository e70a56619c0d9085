import { useId } from 'react';
import { VisuallyHidden } from '../../layout/index.ts';
import { Picture } from '../../media/picture/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './BlogCard.css.ts';

export interface BlogCardProps {
  href: string;
  title: string;
  /** URL of the article's decorative picture. The default is a placeholder. */
  image?: string | undefined;
  /** Formatted. */
  date: string;
  /** Start of the article. */
  text?: string;
  actionLabel?: string;
  /** For cards on the first screen. */
  isEager?: boolean;
  headingLevel?: 2 | 3 | 4;
}

/** Picture, title, date and start of an article. The whole card is one link. */
export function BlogCard({
  href,
  title,
  image,
  date,
  text,
  actionLabel,
  isEager = false,
  headingLevel = 2,
}: BlogCardProps) {
  const messages = useMessages();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <Picture
          src={image}
          alt=""
          ratio="3:2"
          isEager={isEager}
          sizes="(min-width: 64rem) 18rem, (min-width: 37.5rem) 46vw, 88vw"
        />
      </div>
      <div className={styles.words}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.date}>{date}</p>
        {text && <p className={styles.text}>{text}</p>}
        <PlainLink href={href} className={styles.link}>
          {actionLabel ?? messages.readArticle}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </PlainLink>
      </div>
    </article>
  );
}
