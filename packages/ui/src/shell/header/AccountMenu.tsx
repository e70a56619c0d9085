import { ChevronDownIcon, UserIcon } from '../../foundations/icons/index.ts';
import { useHoverDisclosure } from '../../hooks/useHoverDisclosure.ts';
import { PlainLink } from '../../text/link/index.ts';
import * as styles from './AccountMenu.css.ts';
import * as header from './Header.css.ts';

/** A link, a button, or (disabled) words alone. */
export interface AccountItem {
  label: string;
  href?: string;
  onPress?: () => void;
  isDisabled?: boolean;
}

export type Account =
  | { isSignedIn: false; href: string }
  | { isSignedIn: true; items: AccountItem[] };

/** A disclosure of plain links and buttons: Tab goes through them, no arrow keys to learn. */
export function AccountMenu({ items }: { items: AccountItem[] }) {
  const { close, rootProps, buttonProps, panelProps } = useHoverDisclosure();

  return (
    <div className={styles.root} {...rootProps}>
      <button type="button" className={header.action} {...buttonProps}>
        <UserIcon />
        <span className={header.actionLabel}>Account</span>
        <span className={styles.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      </button>
      <div className={styles.panel} {...panelProps}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.label}>
              <Item {...item} onDone={close} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Item({ label, href, onPress, isDisabled, onDone }: AccountItem & { onDone: () => void }) {
  const press = () => {
    onDone();
    onPress?.();
  };
  if (isDisabled || (href === undefined && !onPress)) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: disabled, so out of the tab order.
      // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere.
      <span role="link" aria-disabled="true" className={styles.greeting}>
        {label}
      </span>
    );
  }
  if (href !== undefined) {
    return (
      <PlainLink href={href} onPress={press} className={styles.item}>
        {label}
      </PlainLink>
    );
  }
  return (
    <button type="button" onClick={press} className={styles.item}>
      {label}
    </button>
  );
}
