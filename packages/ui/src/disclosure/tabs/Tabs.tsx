import type { ReactNode } from 'react';
import {
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
  Tab,
  TabList,
  TabPanel,
} from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';

export interface TabsProps extends Omit<AriaTabsProps, 'children' | 'className' | 'style'> {
  /** Names the list of tabs. */
  label: string;
  tabs: { id: string; title: string; content: ReactNode }[];
}

/** Shows one of several panels. Without script all panels are visible, each below its title. */
export function Tabs({ label, tabs, ...rest }: TabsProps) {
  return (
    <AriaTabs {...rest}>
      <TabList aria-label={label} items={tabs} className={styles.list}>
        {({ title }) => <Tab className={styles.tab}>{title}</Tab>}
      </TabList>
      {tabs.map(({ id, title, content }) => (
        <TabPanel
          key={id}
          id={id}
          shouldForceMount
          className={styles.panel}
          // `inert` would hide the panels from screen readers and from the search without script.
          render={({ inert, ...props }) => (
            <div {...props} hidden={Boolean(inert)} data-title={title} />
          )}
        >
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
