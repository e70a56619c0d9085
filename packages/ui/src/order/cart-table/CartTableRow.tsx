import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { QuantityStepper } from '../../forms/quantity-stepper/index.ts';
import { TrashIcon } from '../../foundations/icons/index.ts';
import { Picture, type PictureProps } from '../../media/picture/index.ts';
import { Link } from '../../text/link/index.ts';
import { noBreakMeasures } from '../../text/text/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './CartTable.css.ts';
import { roles } from './roles.ts';

export interface CartTableRowProps {
  image: Pick<PictureProps, 'src' | 'alt'>;
  title: string;
  href: string;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  /** Formatted. */
  price: string;
  /** Price times quantity, formatted. */
  subtotal: string;
  onRemove: () => void;
  /** Shown below the title, e.g. a changed price. */
  note?: ReactNode;
  /** No longer sold: struck out, with a fixed quantity. */
  isGone?: boolean;
  /** Focuses the remove button when the row appears, e.g. after an undo. */
  autoFocus?: boolean;
}

/** One product of the cart, with its quantity and a remove button. */
export function CartTableRow({
  image,
  title,
  href,
  quantity,
  onQuantityChange,
  price,
  subtotal,
  onRemove,
  note,
  isGone = false,
  autoFocus,
}: CartTableRowProps) {
  const messages = useMessages();
  const struck = (text: string) => (isGone ? <s className={styles.gone}>{text}</s> : text);
  return (
    <tr {...roles.row} className={styles.line}>
      <td {...roles.cell} className={styles.cell.image}>
        <div className={styles.picture}>
          <Picture {...image} sizes="6rem" />
        </div>
      </td>
      <th {...roles.rowheader} scope="row" className={styles.cell.title}>
        <Link href={href} isStandalone>
          {struck(noBreakMeasures(title))}
        </Link>
        {note && <div className={styles.note}>{note}</div>}
      </th>
      <td {...roles.cell} className={styles.cell.quantity}>
        <QuantityStepper
          label={title}
          value={quantity}
          onChange={onQuantityChange}
          isDisabled={isGone}
        />
      </td>
      <td {...roles.cell} className={styles.cell.price}>
        <span className={styles.label} aria-hidden="true">
          {messages.price}
        </span>
        <span>{struck(price)}</span>
      </td>
      <td {...roles.cell} className={styles.cell.subtotal}>
        <span className={styles.label} aria-hidden="true">
          {messages.subtotal}
        </span>
        <span>{struck(subtotal)}</span>
      </td>
      <td {...roles.cell} className={styles.cell.remove}>
        <IconButton
          label={messages.removeItem(title)}
          icon={<TrashIcon size={20} />}
          onPress={onRemove}
          autoFocus={autoFocus}
        />
      </td>
    </tr>
  );
}
