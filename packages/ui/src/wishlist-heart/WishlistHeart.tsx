import { IconButton } from '../icon-button/index.ts';
import { HeartIcon } from '../icons/index.ts';
import * as styles from './WishlistHeart.css.ts';

export interface WishlistHeartProps {
  isWishlisted: boolean;
  /** While the change is on its way. */
  isDisabled?: boolean;
  onPress: () => void;
  /** Of the product. */
  title: string;
}

/** A toggle: its name stays, 'pressed' says whether the product is on the wishlist. */
export function WishlistHeart({ isWishlisted, isDisabled, onPress, title }: WishlistHeartProps) {
  return (
    <IconButton
      variant="solid"
      label={`Add ${title} to wishlist`}
      aria-pressed={isWishlisted}
      isDisabled={isDisabled ?? false}
      onPress={onPress}
      icon={
        <span className={isWishlisted ? styles.heart.full : styles.heart.empty}>
          <HeartIcon size={20} />
        </span>
      }
    />
  );
}
