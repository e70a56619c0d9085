import { clsx } from 'clsx';
import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { icon } from './Icon.css.ts';

export interface IconProps {
  /** Width and height in px at the default text size; it grows with the text. */
  size?: number;
  className?: string;
}

/**
 * Renders an icon of the lucide set from its shapes. The React package of lucide adds a context and
 * more props, 1.5 kB on every first page.
 */
export function createIcon(shapes: IconNode) {
  return function Icon({ size = 24, className }: IconProps) {
    const length = `${size / 16}rem`;
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={length}
        height={length}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={clsx(icon, className)}
        aria-hidden="true"
      >
        {shapes.map(([tag, attributes], index) =>
          createElement(tag, { key: index, ...attributes }),
        )}
      </svg>
    );
  };
}
