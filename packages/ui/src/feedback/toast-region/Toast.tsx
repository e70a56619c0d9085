import { useState } from 'react';
import { Button, LinkButton } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon } from '../../foundations/icons/index.ts';
import type { OpenToast } from '../toast/index.ts';
import * as styles from './Toast.css.ts';
import { useIsTabHidden } from './useIsTabHidden.ts';
import { usePausableTimeout } from './usePausableTimeout.ts';

const icons = { success: SuccessIcon, danger: AlertIcon, info: InfoIcon };

export interface ToastProps {
  toast: OpenToast;
  onClose: () => void;
}

export function Toast({ toast, onClose }: ToastProps) {
  const { tone, text, timeout, times, action, link } = toast;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useIsTabHidden();
  const isPaused = Boolean(action) || isHovered || isFocused || isHidden;
  usePausableTimeout({ ms: timeout, times, isPaused, onEnd: onClose });

  const Icon = icons[tone];
  return (
    <li
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon size={20} className={styles.icon[tone]} />
      {/* Said anew each time. The space: what comes into a live region is read as one text. */}
      <p key={times} className={styles.text}>
        {text}
      </p>{' '}
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
        <IconButton label="Close" icon={<CloseIcon size={18} />} onPress={onClose} />
      </span>
    </li>
  );
}
