import { IconButton } from '../../actions/icon-button/index.ts';
import { ShareIcon } from '../../foundations/icons/index.ts';

export interface ShareButtonProps {
  /** Shares: by the device's own sheet, or by copying the link. */
  onPress: () => void;
}

/** Asks to share this page. How is the page's own matter: the device's sheet, or a copied link. */
export function ShareButton({ onPress }: ShareButtonProps) {
  return (
    <IconButton variant="solid" label="Share" icon={<ShareIcon size={20} />} onPress={onPress} />
  );
}
