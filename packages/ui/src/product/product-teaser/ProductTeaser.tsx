import { IconButton } from '../../actions/icon-button/index.ts';
import { CartIcon } from '../../foundations/icons/index.ts';
import { Picture, type PictureProps } from '../../media/picture/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import { noBreakMeasures } from '../../text/text/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import { Price } from '../price/index.ts';
import * as styles from './ProductTeaser.css.ts';

export interface ProductTeaserProps {
  href: string;
  title: string;
  image: Pick<PictureProps, 'src' | 'alt' | 'srcSet' | 'sources'>;
  /** Formatted, 'Rs.899/-'. */
  priceNow: string;
  priceWas?: string | undefined;
  onAddToCart?: () => void;
}

/** A product in one line, for related products. */
export function ProductTeaser({
  href,
  title,
  image,
  priceNow,
  priceWas,
  onAddToCart,
}: ProductTeaserProps) {
  const messages = useMessages();
  return (
    <div className={styles.teaser}>
      <div className={styles.picture}>
        <Picture {...image} sizes="5rem" />
      </div>
      <div className={styles.words}>
        <PlainLink href={href} className={styles.link}>
          {noBreakMeasures(title)}
        </PlainLink>
        <Price now={priceNow} was={priceWas} />
      </div>
      {onAddToCart && (
        <div className={styles.action}>
          <IconButton
            variant="solid"
            icon={<CartIcon size={20} />}
            label={`${messages.addToCart}: ${title}`}
            onPress={onAddToCart}
          />
        </div>
      )}
    </div>
  );
}
