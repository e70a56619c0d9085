import type { ReactNode } from 'react';
import { vars } from '../src/theme/index.ts';
import { scale } from '../src/theme/scale.ts';
import * as styles from './sheet.css.ts';

/** Resets Storybook's own text styles. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.sheet}`}>{children}</div>;
}

/** Scrolls a table that is wider than its column. */
export const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  <section className={styles.scroller} aria-label={label} tabIndex={0}>
    {children}
  </section>
);

/** 'var(--pa-space-xs)' -> '--pa-space-xs' */
export const propertyOf = (reference: string) => reference.slice('var('.length, -1);

/** Lengths in px at a text size of 100 %. */
export const inPixels = (value: string) =>
  value.endsWith('rem') ? `${Number.parseFloat(value) * 16} px` : value;

const titles = ['Token', 'Worth', 'Looks'] as const;
const widths = { Token: '13rem', Worth: '9rem', Looks: 'auto' };

export interface TokenTableProps {
  /** Tokens of the contract to show. */
  group: keyof typeof scale;
  /** Shows one token; `reference` is its `var(--…)`. */
  draw?: (reference: string, name: string) => ReactNode;
}

/** One row for each token of a group: name, custom property, value, sample. */
export function TokenTable({ group, draw }: TokenTableProps) {
  const worth: Record<string, string> = scale[group];
  return (
    <Sheet>
      <Scroller label={`Tokens of ${group}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(draw ? titles : titles.slice(0, 2)).map((title) => (
                <th
                  key={title}
                  scope="col"
                  className={styles.head}
                  style={{ width: widths[title] }}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries<string>(vars[group]).map(([name, reference]) => (
              <tr key={name}>
                <th scope="row" className={styles.name}>
                  {group}.{name}
                  <br />
                  <code className={styles.code}>{propertyOf(reference)}</code>
                </th>
                <td className={styles.cell}>{inPixels(worth[name] ?? '')}</td>
                {draw && <td className={styles.cell}>{draw(reference, name)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Sheet>
  );
}
