import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../actions/button/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Picture, type PictureProps } from '../../media/picture/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import { noBreakMeasures } from '../../text/text/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import { Price } from '../price/index.ts';
import { Rating, type RatingProps } from '../rating/index.ts';
import * as styles from './ProductCard.css.ts';

export interface ProductCardProps {
  href: string;
  title: string;
  image: Pick<PictureProps, 'src' | 'alt' | 'srcSet' | 'sources' | 'sizes'>;
  rating: Pick<RatingProps, 'value' | 'isRated' | 'count'>;
  description?: string | undefined;
  /** Formatted, 'Rs.899/-'. */
  priceNow: string;
  priceWas?: string | undefined;
  percentOff?: number | undefined;
  /** For cards on the first screen. */
  isEager?: boolean;
  actionHref?: string | undefined;
  actionLabel?: string;
  onAddToCart?: (() => void) | undefined;
  addToCartLabel?: string;
  /** Shown below the other buttons, which share one row where both fit. */
  moreActions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Shown over the corner of the picture, e.g. WishlistHeart. */
  corner?: ReactNode;
}

/** A product in a list. The link of the title covers the card; buttons are above it. */
export function ProductCard({
  href,
  title,
  image,
  rating,
  description,
  priceNow,
  priceWas,
  percentOff,
  isEager = false,
  actionHref,
  actionLabel,
  onAddToCart,
  addToCartLabel,
  moreActions,
  headingLevel = 3,
  corner,
}: ProductCardProps) {
  const messages = useMessages();
  const Heading = `h${headingLevel}` as const;

  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.picture}>
        <Picture sizes="(min-width: 48rem) 18rem, 44vw" {...image} isEager={isEager} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <PlainLink href={href} className={styles.link}>
            {noBreakMeasures(title)}
          </PlainLink>
        </Heading>
        <Rating {...rating} isCountShort />
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.price}>
          <Price now={priceNow} was={priceWas} percentOff={percentOff} />
        </div>
        {(actionHref || onAddToCart || moreActions) && (
          <div className={styles.actions}>
            {actionHref && (
              <LinkButton href={actionHref}>
                {actionLabel ?? messages.buyNow}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </LinkButton>
            )}
            {onAddToCart && (
              <Button variant={actionHref ? 'ghost' : 'primary'} onPress={onAddToCart}>
                {addToCartLabel ?? messages.addToCart}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </Button>
            )}
            {moreActions && <div className={styles.more}>{moreActions}</div>}
          </div>
        )}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
