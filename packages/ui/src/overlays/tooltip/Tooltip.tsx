import type { ComponentProps } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** Describes the control after its name. Do not repeat the name or hide important information. */
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Milliseconds of hover until it opens; keyboard focus opens it at once. */
  delay?: number;
  /** A Button, IconButton or Link. */
  children: ComponentProps<typeof Focusable>['children'];
}

/** More text about a control. Touch has no tooltips, so the page must work without it. */
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
