import { VisuallyHidden } from '../../layout/index.ts';
import { Picture, type PictureProps } from '../../media/picture/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import * as styles from './CategoryCard.css.ts';

export interface CategoryCardProps {
  title: string;
  text?: string;
  image?: Pick<PictureProps, 'src' | 'alt' | 'srcSet' | 'sources' | 'sizes'>;
  href: string;
  /** 'Shop Now'; screen readers read the title after it. */
  actionLabel: string;
  headingLevel?: 2 | 3 | 4;
}

/** Links to a category. The whole card is one link. */
export function CategoryCard({
  title,
  text,
  image,
  href,
  actionLabel,
  headingLevel = 3,
}: CategoryCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={image ? styles.card.withImage : styles.card.plain}>
      {image && (
        <div className={styles.picture}>
          <Picture sizes="(min-width: 48rem) 24rem, 88vw" {...image} ratio="4:3" />
        </div>
      )}
      <div className={image ? styles.plate.onImage : styles.plate.plain}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        <PlainLink href={href} className={styles.link}>
          {actionLabel}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          <svg className={styles.arrow} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M3 10h13m-5-5 5 5-5 5" />
          </svg>
        </PlainLink>
      </div>
    </article>
  );
}
