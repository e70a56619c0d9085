import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './FlipCard.css.ts';

export interface FlipCardProps {
  /** Shows the back. */
  isFlipped: boolean;
  front: ReactNode;
  back: ReactNode;
  /** Accessible name of the front. */
  frontLabel: string;
  /** Accessible name of the back. */
  backLabel: string;
}

/**
 * A card with two faces; the hidden face is inert. A flip moves focus to the heading of the visible
 * face, so that screen readers announce it. Reduced motion removes the turn.
 */
export function FlipCard({ isFlipped, front, back, frontLabel, backLabel }: FlipCardProps) {
  const frontFace = useRef<HTMLElement>(null);
  const backFace = useRef<HTMLElement>(null);
  const wasFlipped = useRef(isFlipped);

  useEffect(() => {
    if (wasFlipped.current === isFlipped) return;
    wasFlipped.current = isFlipped;
    const face = (isFlipped ? backFace : frontFace).current;
    const target = face?.querySelector<HTMLElement>('h1, h2, h3, h4') ?? face;
    if (!target?.hasAttribute('tabindex')) target?.setAttribute('tabindex', '-1');
    target?.focus();
  }, [isFlipped]);

  return (
    <div className={styles.scene}>
      <div className={clsx(styles.card, isFlipped && styles.flipped)}>
        <section ref={frontFace} aria-label={frontLabel} inert={isFlipped} className={styles.front}>
          {front}
        </section>
        <section ref={backFace} aria-label={backLabel} inert={!isFlipped} className={styles.back}>
          {back}
        </section>
      </div>
    </div>
  );
}
