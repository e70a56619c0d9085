import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { heedEarlyPress } from '../../hooks/heedEarlyPress.ts';
import * as styles from './Tabs.css.ts';

export interface TabsProps {
  /** Names the row of tabs for readers. */
  label: string;
  tabs: { id: string; title: string; content: ReactNode }[];
  /** The tab that shows first; else the first one. */
  defaultSelectedId?: string;
  /** Told the id of the tab that is chosen. */
  onSelect?: (id: string) => void;
}

/**
 * The tabs pattern of the ARIA practices: one tab stop, arrows choose. Written out because React
 * Aria's Tabs carry a collection machinery of 29 kB for what stands below. Without script all panels
 * stand open, each under its title.
 */
export function Tabs({ label, tabs, defaultSelectedId, onSelect }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(defaultSelectedId);
  const row = useRef<HTMLDivElement>(null);
  const selected = Math.max(
    tabs.findIndex((tab) => tab.id === chosen),
    0,
  );

  const select = (index: number) => {
    const tab = tabs[index];
    if (!tab) return;
    setChosen(tab.id);
    onSelect?.(tab.id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={heedEarlyPress}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(index)}
            onKeyDown={onKeyDown}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of plain text is the next stop.
          tabIndex={0}
          hidden={index !== selected}
          data-title={tab.title}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
