import { Button, LinkButton } from '../../actions/button/index.ts';
import { Inline, VisuallyHidden } from '../../layout/index.ts';
import { Picture, type PictureProps } from '../../media/picture/index.ts';
import { noBreakMeasures } from '../../text/text/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import { OrderBadge, type OrderBadgeProps } from '../order-badge/index.ts';
import * as styles from './OrderCard.css.ts';

export interface OrderCardProps {
  /** Picture of the first item. */
  image?: Pick<PictureProps, 'src' | 'alt'>;
  title: string;
  /** For example 'Order #12'. */
  orderLabel: string;
  /** Formatted. */
  total: string;
  /** For example 'Qty: 2'. */
  quantityLabel: string;
  /** For example 'and 2 more products'. */
  moreLabel?: string | undefined;
  date: string;
  badge: OrderBadgeProps;
  /** Badge of a cancelled or refunded order, before the other. */
  endBadge?: OrderBadgeProps | undefined;
  detailsHref: string;
  /** Only while the delivery is pending. */
  trackHref?: string | undefined;
  /** Only while the order can be paid. */
  onPay?: (() => void) | undefined;
  headingLevel?: 2 | 3 | 4;
}

export function OrderCard({
  image,
  title,
  orderLabel,
  total,
  quantityLabel,
  moreLabel,
  date,
  badge,
  endBadge,
  detailsHref,
  trackHref,
  onPay,
  headingLevel = 2,
}: OrderCardProps) {
  const messages = useMessages();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} aria-label={orderLabel}>
      <div className={styles.head}>
        <p className={styles.order}>
          <span className={styles.number}>{orderLabel}</span>
          <span>{date}</span>
        </p>
        <Inline gap="xs">
          {endBadge && <OrderBadge {...endBadge} />}
          <OrderBadge {...badge} />
        </Inline>
      </div>
      <div className={styles.body}>
        <div className={styles.picture}>
          <Picture src={image?.src} alt={image?.alt ?? ''} sizes="6rem" />
        </div>
        <div className={styles.words}>
          <Heading className={styles.title}>{noBreakMeasures(title)}</Heading>
          <p className={styles.quantity}>
            <span>{quantityLabel}</span>
            {moreLabel && <span>{moreLabel}</span>}
          </p>
          <p className={styles.total}>{total}</p>
        </div>
      </div>
      <div className={styles.actions}>
        <LinkButton href={detailsHref} variant="secondary">
          {messages.viewDetails}
          <VisuallyHidden>{`: ${orderLabel}`}</VisuallyHidden>
        </LinkButton>
        {onPay && (
          <Button onPress={onPay}>
            {messages.payNow}
            <VisuallyHidden>{`: ${orderLabel}`}</VisuallyHidden>
          </Button>
        )}
        {trackHref && (
          <LinkButton href={trackHref}>
            {messages.track}
            <VisuallyHidden>{`: ${orderLabel}`}</VisuallyHidden>
          </LinkButton>
        )}
      </div>
    </article>
  );
}
