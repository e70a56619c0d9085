import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { QuantityStepper } from '../../forms/quantity-stepper/index.ts';
import { TrashIcon } from '../../foundations/icons/index.ts';
import { Picture, type PictureProps } from '../../media/picture/index.ts';
import { Link } from '../../text/link/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './CartTable.css.ts';
import { roles } from './roles.ts';

export interface CartTableRowProps {
  image: Pick<PictureProps, 'src' | 'alt'>;
  title: string;
  href: string;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  /** Formatted already, as is the subtotal. */
  price: string;
  /** Price times quantity, formatted. */
  subtotal: string;
  onRemove: () => void;
  /** Under the title: a changed price, no longer sold. */
  note?: ReactNode;
  /** Sold no longer: struck, and not to be had in another quantity. */
  isGone?: boolean;
}

/** One product in the cart: its quantity can be changed, and it can be taken out. */
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
          {struck(title)}
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
        {struck(price)}
      </td>
      <td {...roles.cell} className={styles.cell.subtotal}>
        <span className={styles.label} aria-hidden="true">
          {messages.subtotal}
        </span>
        {struck(subtotal)}
      </td>
      <td {...roles.cell} className={styles.cell.remove}>
        <IconButton
          label={messages.removeItem(title)}
          icon={<TrashIcon size={20} />}
          onPress={onRemove}
        />
      </td>
    </tr>
  );
}
