import type { RefAttributes } from 'react';
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components/ToggleButton';
import { type IconButtonLook, iconButtonClass } from './iconButtonClass.ts';

export interface IconToggleButtonProps
  extends Omit<ToggleButtonProps, 'className' | 'style' | 'children'>,
    IconButtonLook,
    RefAttributes<HTMLButtonElement> {
  isSelected: boolean;
  /** Ignores presses but keeps focus, while the change is being saved. */
  isPending?: boolean;
}

/** An icon button that is on or off. Its name stays the same; screen readers say its state. */
export function IconToggleButton({
  label,
  icon,
  size,
  variant,
  className,
  isPending = false,
  onChange,
  ...rest
}: IconToggleButtonProps) {
  return (
    <ToggleButton
      {...rest}
      onChange={isPending ? undefined : onChange}
      aria-label={label}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      className={iconButtonClass({ size, variant, className })}
    >
      {icon}
    </ToggleButton>
  );
}
