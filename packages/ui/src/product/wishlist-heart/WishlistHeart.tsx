import { IconButton } from '../../actions/icon-button/index.ts';
import { HeartIcon } from '../../foundations/icons/index.ts';
import * as styles from './WishlistHeart.css.ts';

export interface WishlistHeartProps {
  /** The heart is full. */
  isWishlisted: boolean;
  /** While the change is on its way: presses do nothing, the focus stays. */
  isDisabled?: boolean;
  onPress: () => void;
  /** Of the product. */
  title: string;
}

/** A toggle: its name stays, 'pressed' says whether the product is on the wishlist. */
export function WishlistHeart({
  isWishlisted,
  isDisabled = false,
  onPress,
  title,
}: WishlistHeartProps) {
  return (
    <IconButton
      label={`Add ${title} to wishlist`}
      icon={
        <span className={isWishlisted ? styles.heart.full : styles.heart.empty}>
          <HeartIcon size={20} />
        </span>
      }
      variant="solid"
      aria-pressed={isWishlisted}
      // `disabled` would drop the focus of whoever pressed it by keyboard.
      isPending={isDisabled}
      onPress={onPress}
    />
  );
}
