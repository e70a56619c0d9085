import type { ComponentProps } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** Describes the control after its name. Do not repeat the name, or hide what must be known. */
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Milliseconds of a resting mouse until it shows; focus by keyboard shows it at once. */
  delay?: number;
  /** A Button, IconButton or Link. */
  children: ComponentProps<typeof Focusable>['children'];
}

/** A few words more on a control. Touch knows no tooltips: nothing may depend on it. */
export function Tooltip({ text, placement = 'top', delay = 600, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
