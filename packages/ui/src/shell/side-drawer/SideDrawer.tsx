import { useId } from 'react';
import { Drawer, type DrawerProps } from '../../overlays/drawer/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import * as styles from './SideDrawer.css.ts';

export interface LinkGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface SideDrawerProps extends Omit<DrawerProps, 'title' | 'children'> {
  /** Its title, 'Hello, Asha'. */
  greeting: string;
  groups: readonly LinkGroup[];
  /** The page that is shown: its link is marked. */
  currentHref?: string;
}

/** The menu of small windows: a greeting and groups of links. Following one closes it. */
export function SideDrawer({ greeting, groups, currentHref, ...drawer }: SideDrawerProps) {
  return (
    <Drawer {...drawer} title={greeting}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group
            key={group.title}
            {...group}
            currentHref={currentHref}
            // After the router has followed the link, which may take the drawer's place in the history.
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

function Group({ title, links, currentHref, onFollow }: GroupProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul>
        {links.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            <PlainLink
              href={href}
              onPress={onFollow}
              className={styles.link}
              aria-current={href === currentHref ? 'page' : undefined}
            >
              {label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
