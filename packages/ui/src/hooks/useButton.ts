import {
  type ComponentPropsWithRef,
  type MouseEvent,
  useCallback,
  useImperativeHandle,
  useRef,
} from 'react';
import { heedEarlyPress } from './heedEarlyPress.ts';
import { usePendingAnnouncement } from './usePendingAnnouncement.ts';

/** Everything that a browser's button takes, but for its looks. */
export interface ButtonBehaviour
  extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'className' | 'style'> {
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
}

/** The browser's own button, which can also wait: it then keeps the focus and does nothing. */
export function useButton({
  onPress,
  onClick,
  isDisabled,
  isPending = false,
  ref,
  ...rest
}: ButtonBehaviour) {
  const button = useRef<HTMLButtonElement>(null);
  const attach = useCallback((element: HTMLButtonElement | null) => {
    button.current = element;
    heedEarlyPress(element);
  }, []);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const announcement = usePendingAnnouncement(button, isPending);

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A form is not sent either, be it by Enter in a field.
    if (isPending) return event.preventDefault();
    onClick?.(event);
    if (!onPress) return;
    // Safari focuses no button that is clicked; what it opens must know whom to give the focus back.
    event.currentTarget.focus({ preventScroll: true });
    onPress();
  };
  const buttonProps = {
    type: 'button' as const,
    ...rest,
    ref: attach,
    disabled: isDisabled,
    'aria-disabled': isPending || undefined,
    'data-pending': isPending || undefined,
    onClick: click,
  };
  return { buttonProps, announcement };
}
