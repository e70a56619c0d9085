import { useState } from 'react';
import { Button } from '../src/actions/button/index.ts';
import { vars } from '../src/theme/index.ts';
import * as styles from './sheet.css.ts';
import { Sheet, TokenTable } from './TokenTable.tsx';

export const Faces = () => (
  <TokenTable
    group="font"
    draw={(fontFamily) => (
      <span style={{ fontFamily, fontSize: vars.text.h4 }}>Birds away, gently ₹1,299</span>
    )}
  />
);

const headings = new Set(['h1', 'h2', 'h3', 'h4']);

export const TypeSizes = () => (
  <TokenTable
    group="text"
    draw={(fontSize, name) => (
      <span
        style={
          headings.has(name)
            ? {
                fontSize,
                lineHeight: 1.15,
                fontFamily: vars.font.display,
                fontWeight: vars.weight.display,
              }
            : { fontSize }
        }
      >
        Balconies, quiet again
      </span>
    )}
  />
);

export const Weights = () => (
  <TokenTable
    group="weight"
    draw={(fontWeight) => (
      <span style={{ fontWeight, fontSize: vars.text.lg }}>Steel, nylon and patience</span>
    )}
  />
);

export const Spaces = () => (
  <TokenTable
    group="space"
    draw={(inlineSize) => <div className={styles.bar} style={{ inlineSize }} />}
  />
);

export const ControlSizes = () => (
  <TokenTable
    group="size"
    draw={(blockSize) => <div className={styles.square} style={{ blockSize }} />}
  />
);

export const Radii = () => (
  <TokenTable
    group="radius"
    draw={(borderRadius) => <div className={styles.square} style={{ borderRadius }} />}
  />
);

export const Shadows = () => (
  <TokenTable
    group="shadow"
    draw={(boxShadow) => <div className={styles.card} style={{ boxShadow }} />}
  />
);

/** A dot moves from one end to the other in each duration or along each curve. */
export function Motions({ group }: { group: 'duration' | 'easing' }) {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <>
      <Sheet>
        <Button variant="secondary" onPress={() => setAtEnd(!isAtEnd)}>
          {group === 'duration' ? 'Run all durations' : 'Run all curves'}
        </Button>
      </Sheet>
      <TokenTable
        group={group}
        draw={(reference) => (
          <div className={styles.track}>
            <div
              className={styles.runner}
              data-at-end={isAtEnd || undefined}
              style={
                group === 'duration'
                  ? {
                      transitionDuration: reference,
                      transitionTimingFunction: vars.easing.standard,
                    }
                  : // Slower than in the shop, so that the curve is visible.
                    { transitionDuration: '1s', transitionTimingFunction: reference }
              }
            />
          </div>
        )}
      />
    </>
  );
}

/** The layers in their order: each has its own z-index. */
export function Layers() {
  return (
    <Sheet>
      <div className={styles.layers} style={{ isolation: 'isolate' }}>
        {Object.entries(vars.z).map(([name, zIndex], place) => (
          <div
            key={name}
            className={styles.layer}
            style={{
              zIndex,
              insetInlineStart: `${place * 3}rem`,
              insetBlockStart: `${place * 2}rem`,
            }}
          >
            z.{name}
          </div>
        ))}
      </div>
      <TokenTable group="z" />
    </Sheet>
  );
}
