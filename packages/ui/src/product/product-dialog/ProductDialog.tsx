import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../../media/picture/index.ts';
import { Dialog, type DialogProps } from '../../overlays/dialog/index.ts';
import { Heading } from '../../text/heading/index.ts';
import { noBreakMeasures, Text } from '../../text/text/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './ProductDialog.css.ts';

export interface ProductDialogProps extends Omit<DialogProps, 'title' | 'children'> {
  /** In the header, beside the close button. */
  modalTitle: string;
  title: string;
  image: Pick<PictureProps, 'src' | 'alt'>;
  /** One sentence under the title. */
  shortDesc: string;
  /** Formatted. Leave it out if it equals the price. */
  mrp?: string | undefined;
  /** Formatted, 'Rs.549/-'. */
  price: string;
  bullets: readonly string[];
  /** A button or link below the price, such as 'Buy Now'. */
  action?: ReactNode;
  /** The long text, shown last. */
  description: ReactNode;
}

/** One product in a dialog over the whole window: image, details, and the description below. */
export function ProductDialog({
  modalTitle,
  title,
  image,
  shortDesc,
  mrp,
  price,
  bullets,
  action,
  description,
  ...dialog
}: ProductDialogProps) {
  const messages = useMessages();
  return (
    <Dialog {...dialog} title={modalTitle} size="full">
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.picture}>
            <Picture {...image} isEager sizes="(min-width: 48rem) 36rem, 88vw" />
          </div>
          <div className={styles.details}>
            <Heading level={3} size="h3">
              {noBreakMeasures(title)}
            </Heading>
            <Text tone="muted">{shortDesc}</Text>
            <p className={styles.prices}>
              <span className={styles.price}>{price}</span>
              {mrp && (
                <span className={styles.mrp}>
                  {messages.mrp} <s>{mrp}</s>
                </span>
              )}
            </p>
            {action}
            <ul className={styles.bullets}>
              {bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          </div>
        </div>
        <section className={styles.description}>
          <Heading level={4} size="h4">
            {messages.description}
          </Heading>
          {description}
        </section>
      </div>
    </Dialog>
  );
}
