import { useEffect, useRef } from 'react';
import { CloseIcon } from '../../foundations/icons/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './ActiveFilters.css.ts';

export interface ActiveFiltersProps {
  /** Accessible name. */
  label?: string;
  /** `href` is the same list without the filter. */
  filters: readonly { label: string; href: string }[];
}

/**
 * Active filters of a list. Each is a link that removes it, which works without script: a Tag is no
 * link.
 */
export function ActiveFilters({ label, filters }: ActiveFiltersProps) {
  const messages = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ index: number; count: number }>(undefined);
  // The focused link disappears, so focus moves to the next one.
  useEffect(() => {
    if (!pressed.current || filters.length === pressed.current.count) return;
    const chips = list.current?.querySelectorAll('a') ?? [];
    (chips[Math.min(pressed.current.index, chips.length - 1)] ?? list.current)?.focus();
    pressed.current = undefined;
  });

  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets it in lists without bullets.
      role="list"
      aria-label={label ?? messages.activeFilters}
      tabIndex={-1}
      className={styles.list}
    >
      {filters.map((filter, index) => (
        <li key={filter.label}>
          <PlainLink
            href={filter.href}
            className={styles.chip}
            aria-label={messages.removeFilter(filter.label)}
            onPress={() => {
              pressed.current = { index, count: filters.length };
            }}
          >
            {filter.label}
            <CloseIcon size={16} />
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
