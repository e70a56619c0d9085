import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { ChevronDownIcon } from '../../foundations/icons/index.ts';
import { useHoverDisclosure } from '../../hooks/useHoverDisclosure.ts';
import { PlainLink } from '../../text/link/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './CategoryBar.css.ts';

interface NamedLink {
  label: string;
  href: string;
}

export interface CategoryBarProps {
  /** Links of the dropdown. */
  categories: NamedLink[];
  /** Links beside the dropdown. */
  links: NamedLink[];
  /** Marks the link of the current page. */
  currentHref?: string;
}

/**
 * The main navigation of wide windows. At 768 px or less SideDrawer has the same links; without
 * script it cannot open, so this bar is visible at every width.
 */
export function CategoryBar({ categories, links, currentHref }: CategoryBarProps) {
  const messages = useMessages();
  return (
    <nav aria-label={messages.main} className={styles.bar}>
      <div className={styles.row}>
        {categories.length > 0 && (
          <AllCategories categories={categories} currentHref={currentHref} />
        )}
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <PlainLink
                href={href}
                className={styles.link}
                aria-current={href === currentHref ? 'page' : undefined}
              >
                {label}
              </PlainLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

interface AllCategoriesProps {
  categories: NamedLink[];
  currentHref: string | undefined;
}

function AllCategories({ categories, currentHref }: AllCategoriesProps) {
  const messages = useMessages();
  const { close, disclosureProps } = useHoverDisclosure();
  return (
    <Disclosure {...disclosureProps} className={styles.root}>
      <Button slot="trigger" className={styles.button}>
        {messages.allCategories}
        <ChevronDownIcon size={16} />
      </Button>
      <DisclosurePanel
        className={styles.panel}
        // `hidden` is enough; with `inert`, screen readers would skip the open panel without
        // script.
        render={(props) => <div {...props} aria-hidden={undefined} />}
      >
        <ul className={styles.list}>
          {categories.map(({ label, href }) => (
            <li key={href}>
              <PlainLink
                href={href}
                onPress={close}
                className={styles.category}
                aria-current={href === currentHref ? 'page' : undefined}
              >
                {label}
              </PlainLink>
            </li>
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  );
}
