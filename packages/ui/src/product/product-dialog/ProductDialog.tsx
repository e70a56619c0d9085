import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../../media/picture/index.ts';
import { Dialog } from '../../overlays/dialog/index.ts';
import { Heading } from '../../text/heading/index.ts';
import { Text } from '../../text/text/index.ts';
import * as styles from './ProductDialog.css.ts';

type Bullet = string | null;

export interface ProductDialogProps {
  isOpen: boolean;
  /** Told when it wants to close, by its button, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** In the header, beside the close button. */
  modalTitle: string;
  title: string;
  image: Pick<PictureProps, 'src' | 'alt'>;
  /** One sentence under the title. */
  shortDesc: string;
  /** Formatted already; left out when it equals the price. */
  mrp?: string | undefined;
  /** Formatted already, 'Rs.549/-'. */
  price: string;
  /** A missing one is left out. */
  bullets: readonly [Bullet, Bullet, Bullet, Bullet];
  /** The long text, at the end. */
  description: ReactNode;
}

/** One product over the whole window (2 §2): image left, details right, description beneath. */
export function ProductDialog({
  modalTitle,
  title,
  image,
  shortDesc,
  mrp,
  price,
  bullets,
  description,
  ...dialog
}: ProductDialogProps) {
  return (
    <Dialog {...dialog} title={modalTitle} size="full">
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.picture}>
            <Picture {...image} isEager sizes="(min-width: 48rem) 36rem, 100vw" />
          </div>
          <div className={styles.details}>
            <Heading level={3} size="h3">
              {title}
            </Heading>
            <Text tone="muted">{shortDesc}</Text>
            <p className={styles.prices}>
              <span className={styles.price}>{price}</span>
              {mrp && (
                <span className={styles.mrp}>
                  M.R.P <s>{mrp}</s>
                </span>
              )}
            </p>
            <ul className={styles.bullets}>
              {bullets.map((bullet) => bullet && <li key={bullet}>{bullet}</li>)}
            </ul>
          </div>
        </div>
        <section className={styles.description}>
          <Heading level={4} size="h4">
            Description
          </Heading>
          {description}
        </section>
      </div>
    </Dialog>
  );
}
