import {
  UNSTABLE_Toast as AriaToast,
  Text,
  type UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { Button, LinkButton } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../../foundations/icons/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import type { ToastOptions } from '../toast/index.ts';
import * as styles from './Toast.css.ts';
import { useIsTabHidden } from './useIsTabHidden.ts';

const icons = { success: SuccessIcon, danger: AlertIcon, info: InfoIcon };

export interface ToastProps {
  toast: ToastQueue<ToastOptions>['visibleToasts'][number];
  onClose: () => void;
}

export function Toast({ toast, onClose }: ToastProps) {
  const messages = useMessages();
  const { tone, text, action, link } = toast.content;
  const isHidden = useIsTabHidden();
  const Icon = icons[tone];
  return (
    <AriaToast
      // The timer must stop in a hidden tab.
      toast={isHidden ? { ...toast, timer: undefined } : toast}
      className={styles.toast}
      // Browsers announce a new `alertdialog` assertively.
      render={({ 'aria-modal': _, ...props }) => <div {...{ ...props, role: 'group' }} />}
    >
      <Icon size={20} className={styles.icon[tone]} />
      <Text slot="title" elementType="p" className={styles.text}>
        {text}
      </Text>{' '}
      <span className={styles.buttons}>
        {action && (
          <Button
            size="sm"
            variant="ghost"
            onPress={() => {
              onClose();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
        {link && (
          <LinkButton size="sm" variant="ghost" href={link.href} onPress={onClose}>
            {link.label}
          </LinkButton>
        )}
        <IconButton label={messages.close} icon={<CloseIcon size={18} />} onPress={onClose} />
      </span>
    </AriaToast>
  );
}
