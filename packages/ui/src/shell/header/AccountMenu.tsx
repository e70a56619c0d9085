import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Link } from 'react-aria-components/Link';
import { ChevronDownIcon, UserIcon } from '../../foundations/icons/index.ts';
import { useHoverDisclosure } from '../../hooks/useHoverDisclosure.ts';
import { PlainLink } from '../../text/link/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './AccountMenu.css.ts';
import * as header from './Header.css.ts';

/** A link, a button, or a disabled text. */
export interface AccountItem {
  label: string;
  href?: string;
  onPress?: () => void;
  isDisabled?: boolean;
}

export type Account =
  | { isSignedIn: false; href: string }
  | { isSignedIn: true; items: AccountItem[] };

/** A disclosure of links and buttons, which Tab moves through. */
export function AccountMenu({ items }: { items: AccountItem[] }) {
  const messages = useMessages();
  const { close, disclosureProps } = useHoverDisclosure();

  return (
    <Disclosure {...disclosureProps} className={styles.root}>
      <Button slot="trigger" className={header.action}>
        <UserIcon />
        <span className={header.actionLabel}>{messages.account}</span>
        <span className={styles.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      </Button>
      <DisclosurePanel className={styles.panel}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.label}>
              <Item {...item} onDone={close} />
            </li>
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  );
}

function Item({ label, href, onPress, isDisabled, onDone }: AccountItem & { onDone: () => void }) {
  const press = () => {
    onDone();
    onPress?.();
  };
  if (isDisabled || (href === undefined && !onPress)) {
    return (
      <Link isDisabled className={styles.greeting}>
        {label}
      </Link>
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
    <Button onPress={press} className={styles.item}>
      {label}
    </Button>
  );
}
