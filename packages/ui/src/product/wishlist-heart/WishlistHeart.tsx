import { Button } from 'react-aria-components/Button';
import { iconButton } from '../../actions/icon-button/IconButton.css.ts';
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
    <Button
      className={iconButton({ variant: 'solid' })}
      aria-label={`Add ${title} to wishlist`}
      aria-pressed={isWishlisted}
      // `disabled` would drop the focus of whoever pressed it by keyboard.
      isPending={isDisabled}
      onPress={onPress}
    >
      <span className={isWishlisted ? styles.heart.full : styles.heart.empty}>
        <HeartIcon size={20} />
      </span>
    </Button>
  );
}
