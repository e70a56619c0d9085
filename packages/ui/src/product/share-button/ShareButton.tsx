import type { ComponentProps } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { ShareIcon } from '../../foundations/icons/index.ts';

export interface ShareButtonProps
  extends Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> {
  label?: string;
}

/** Asks to share this page. The page opens the device's share sheet or copies the link. */
export function ShareButton({ label = 'Share', ...rest }: ShareButtonProps) {
  return <IconButton variant="solid" {...rest} label={label} icon={<ShareIcon size={20} />} />;
}
