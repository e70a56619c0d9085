import type { ComponentProps } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { ShareIcon } from '../../foundations/icons/index.ts';
import { useMessages } from '../../theme/messages/index.ts';

export interface ShareButtonProps
  extends Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> {
  label?: string;
}

/** A share button. The page opens the device's share sheet or copies the link. */
export function ShareButton({ label, ...rest }: ShareButtonProps) {
  const messages = useMessages();
  return (
    <IconButton
      variant="solid"
      {...rest}
      label={label ?? messages.share}
      icon={<ShareIcon size={20} />}
    />
  );
}
