import type { RefAttributes } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { type IconButtonLook, iconButtonClass } from './iconButtonClass.ts';

export interface IconButtonProps
  extends Omit<ButtonProps, 'className' | 'style' | 'children'>,
    IconButtonLook,
    RefAttributes<HTMLButtonElement> {}

/** A button that shows only an icon and has a name for screen readers. */
export function IconButton({ label, icon, size, variant, className, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} aria-label={label} className={iconButtonClass({ size, variant, className })}>
      {icon}
    </Button>
  );
}
