import { type ReactNode, useId } from 'react';
import { Drawer, type DrawerProps } from '../../overlays/drawer/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import * as styles from './SideDrawer.css.ts';

interface DrawerLink {
  label: string;
  href: string;
  /** Decorative, 20 px. */
  icon?: ReactNode;
}

export interface LinkGroup {
  title: string;
  links: readonly DrawerLink[];
  /** Further lists of the group, each below a line. */
  more?: readonly (readonly DrawerLink[])[];
}

export interface SideDrawerProps extends Omit<DrawerProps, 'title' | 'children'> {
  /** Title, 'Hello, Asha'. */
  greeting: string;
  groups: readonly LinkGroup[];
  /** Marks the link of the current page. */
  currentHref?: string;
}

/** The menu of small windows: a greeting and groups of links. It closes when a link is followed. */
export function SideDrawer({ greeting, groups, currentHref, ...drawer }: SideDrawerProps) {
  return (
    <Drawer {...drawer} title={greeting}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group
            key={group.title}
            {...group}
            currentHref={currentHref}
            // After the navigation, which may use the history entry of the drawer.
            onFollow={() => setTimeout(() => drawer.onOpenChange?.(false))}
          />
        ))}
      </div>
    </Drawer>
  );
}

interface GroupProps extends LinkGroup {
  currentHref: string | undefined;
  onFollow: () => void;
}

function Group({ title, links, more = [], currentHref, onFollow }: GroupProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {[links, ...more]
        .filter((list) => list.length > 0)
        .map((list) => (
          <ul key={list[0]?.label} className={styles.list}>
            {list.map(({ label, href, icon }) => (
              <li key={`${label} ${href}`}>
                <PlainLink
                  href={href}
                  onPress={onFollow}
                  className={styles.link}
                  aria-current={href === currentHref ? 'page' : undefined}
                >
                  {icon && <span className={styles.icon}>{icon}</span>}
                  {label}
                </PlainLink>
              </li>
            ))}
          </ul>
        ))}
    </nav>
  );
}
