import { IconToggleButton, type IconToggleButtonProps } from '../../actions/icon-button/index.ts';
import { HeartIcon } from '../../foundations/icons/index.ts';
import * as styles from './WishlistHeart.css.ts';

export interface WishlistHeartProps extends Omit<IconToggleButtonProps, 'label' | 'icon'> {
  /** Accessible name, with the product's title: 'Add Steel Bird Spikes to wishlist'. */
  label: string;
}

/** A toggle button with a heart that is full while the product is on the wishlist. */
export function WishlistHeart(props: WishlistHeartProps) {
  return (
    <IconToggleButton
      variant="solid"
      {...props}
      icon={
        <span className={props.isSelected ? styles.heart.full : styles.heart.empty}>
          <HeartIcon size={20} />
        </span>
      }
    />
  );
}
