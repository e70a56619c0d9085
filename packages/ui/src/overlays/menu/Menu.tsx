import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button, type ButtonProps } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { ChevronDownIcon } from '../../foundations/icons/index.ts';
import * as styles from './Menu.css.ts';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Makes the entry a link. */
  href?: string;
  isDisabled?: boolean;
}

export interface MenuProps {
  /** Of the button that opens it; also names the menu. */
  label: string;
  /** The button shows this alone and is named by `label`. */
  icon?: ReactNode;
  entries: readonly MenuEntry[];
  /** Called with the id of the chosen entry, links included. */
  onAction?: (id: string) => void;
  variant?: ButtonProps['variant'];
  isDisabled?: boolean;
}

/**
 * Actions behind a button: arrows and first letters move, Escape closes, focus comes back. For a few
 * links that are always there prefer a disclosure, as in the Header. 49 kB: nothing for a first page.
 */
export function Menu({
  label,
  icon,
  entries,
  onAction,
  variant = 'secondary',
  isDisabled = false,
}: MenuProps) {
  return (
    <MenuTrigger>
      {icon ? (
        <IconButton label={label} icon={icon} isDisabled={isDisabled} />
      ) : (
        <Button variant={variant} isDisabled={isDisabled}>
          {label}
          <ChevronDownIcon size={16} />
        </Button>
      )}
      <Popover className={styles.popover} placement="bottom start">
        <AriaMenu
          items={entries}
          onAction={(key) => onAction?.(String(key))}
          className={styles.menu}
        >
          {(entry) => (
            <MenuItem
              textValue={entry.label}
              href={entry.href}
              isDisabled={entry.isDisabled}
              className={styles.item}
            >
              {entry.icon}
              {entry.label}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
