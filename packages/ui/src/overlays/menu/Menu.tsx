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
  /** Makes the item a link. */
  href?: string;
  isDisabled?: boolean;
}

export interface MenuProps {
  /** Label of the button and name of the menu. */
  label: string;
  /** Shown on the button instead of the label. */
  icon?: ReactNode;
  entries: readonly MenuEntry[];
  /** Called with the id of the selected item, also for links. */
  onAction?: (id: string) => void;
  variant?: ButtonProps['variant'];
  isDisabled?: boolean;
}

/**
 * A button with a menu of actions. For a few links use a disclosure, as in Header. Load it lazily:
 * it is 49 kB.
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
