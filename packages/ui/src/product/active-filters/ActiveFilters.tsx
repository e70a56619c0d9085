import { useEffect, useRef } from 'react';
import { CloseIcon } from '../../foundations/icons/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import * as styles from './ActiveFilters.css.ts';

export interface ActiveFiltersProps {
  /** What the list is called. */
  label?: string;
  /** Words before each name, for readers: 'Remove filter Bird Nets'. */
  removeLabel?: string;
  /** `href` = the same list without this filter. */
  filters: readonly { label: string; href: string }[];
}

/** What narrows a list, each to be taken away by a press. Links: they need no script. */
export function ActiveFilters({
  label = 'Active filters',
  removeLabel = 'Remove filter',
  filters,
}: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ index: number; count: number }>(undefined);
  // With its chip the focus would be gone: it goes on to the next one.
  useEffect(() => {
    if (!pressed.current || filters.length === pressed.current.count) return;
    const chips = list.current?.querySelectorAll('a') ?? [];
    (chips[Math.min(pressed.current.index, chips.length - 1)] ?? list.current)?.focus();
    pressed.current = undefined;
  });

  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets it in lists without bullets.
    <ul ref={list} role="list" aria-label={label} tabIndex={-1} className={styles.list}>
      {filters.map((filter, index) => (
        <li key={filter.label}>
          <PlainLink
            href={filter.href}
            className={styles.chip}
            aria-label={`${removeLabel} ${filter.label}`}
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
