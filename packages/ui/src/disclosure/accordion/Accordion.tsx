import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure,
  DisclosureGroup,
  type DisclosureGroupProps,
  DisclosurePanel,
} from 'react-aria-components/DisclosureGroup';
import { ChevronDownIcon } from '../../foundations/icons/index.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionProps
  extends Omit<DisclosureGroupProps, 'children' | 'className' | 'style'> {
  items: { id: string; title: string; content: ReactNode }[];
  /** Heading level of the titles. */
  headingLevel?: 2 | 3 | 4;
}

/** Titles that expand their content. Each item has its `id` in the page, for links. */
export function Accordion({ items, headingLevel = 3, ...group }: AccordionProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <DisclosureGroup allowsMultipleExpanded {...group}>
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          id={id}
          className={styles.item}
          render={(props) => <div {...props} id={id} />}
        >
          <Title className={styles.title}>
            <Button slot="trigger" className={styles.trigger}>
              {title}
              <ChevronDownIcon size={20} className={styles.arrow} />
            </Button>
          </Title>
          <DisclosurePanel
            className={styles.panel}
            // `hidden` is enough, and without script readers would skip the open panel.
            render={(props) => <div {...props} aria-hidden={undefined} />}
          >
            <div className={styles.body}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
