import { ChevronDownIcon } from '../../foundations/icons/index.ts';
import { useHoverDisclosure } from '../../hooks/useHoverDisclosure.ts';
import { PlainLink } from '../../text/link/index.ts';
import * as styles from './CategoryBar.css.ts';

interface NamedLink {
  label: string;
  href: string;
}

export interface CategoryBarProps {
  /** What 'All categories' opens. */
  categories: NamedLink[];
  /** The pages beside it. */
  links: NamedLink[];
  /** The page that is shown: its link is marked. */
  currentHref?: string;
}

/**
 * The desktop's menu. Not seen at 768 px or less, where the drawer has the same links. Without script
 * no drawer opens: then all links of both lie open here, at every width.
 */
export function CategoryBar({ categories, links, currentHref }: CategoryBarProps) {
  return (
    <nav aria-label="Main" className={styles.bar}>
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
  const { close, rootProps, buttonProps, panelProps } = useHoverDisclosure();
  return (
    <div className={styles.root} {...rootProps}>
      <button type="button" className={styles.button} {...buttonProps}>
        All categories
        <ChevronDownIcon size={16} />
      </button>
      <div className={styles.panel} {...panelProps}>
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
      </div>
    </div>
  );
}
