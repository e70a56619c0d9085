import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useEffect, useRef } from 'react';
import * as styles from './interaction.css.ts';

/** Attributes that React Aria sets in each state. */
const states = {
  Default: [],
  Hovered: ['data-hovered'],
  Pressed: ['data-hovered', 'data-pressed'],
  Focused: ['data-focused', 'data-focus-visible'],
} as const;

const controls = ':is(a, button, input, [role="tab"])';
const inState = (state: keyof typeof states) => `[data-state="${state}"] ${controls}`;

/** Shows a story with `interaction` in each state. */
export const withStates: Decorator = (Story, { parameters }) =>
  parameters.showsStates ? <InEachState Story={Story} /> : <Story />;

function InEachState({ Story }: { Story: ComponentType }) {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    for (const [state, attributes] of Object.entries(states)) {
      const elements = list.current?.querySelectorAll(`[data-state="${state}"] [data-rac]`);
      for (const element of elements ?? []) {
        for (const name of attributes) element.setAttribute(name, 'true');
      }
    }
  });
  return (
    <dl ref={list} className={styles.list}>
      {Object.keys(states).map((state) => (
        <div key={state} data-state={state} className={styles.state}>
          <dt className={styles.name}>{state}</dt>
          <dd className={styles.example}>
            <Story />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * A story of a component at rest, hovered, pressed and with keyboard focus. Sets the attributes of
 * React Aria; the addon `pseudo-states` sets the pseudo-classes of CSS.
 */
export const interaction = {
  parameters: {
    showsStates: true,
    controls: { disable: true },
    pseudo: {
      hover: [inState('Hovered'), inState('Pressed')],
      active: inState('Pressed'),
      focus: inState('Focused'),
      focusVisible: inState('Focused'),
    },
  },
};
