import type { ReactNode } from 'react';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './AddressCard.css.ts';

export interface AddressCardProps {
  fullName: string;
  phone: string;
  /** As on an envelope. */
  lines: string[];
  /** Buttons under the address, e.g. Delete. */
  actions?: ReactNode;
}

/** One saved address and its actions. */
export function AddressCard({ actions, ...address }: AddressCardProps) {
  const messages = useMessages();
  return (
    <article className={styles.card} aria-label={messages.addressOf(address.fullName)}>
      <AddressText {...address} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

/** The lines of an address as on a parcel. */
export function AddressText({ fullName, phone, lines }: Omit<AddressCardProps, 'actions'>) {
  return (
    <span className={styles.address}>
      <span className={styles.name}>{fullName}</span>
      {/* The index is the key: two lines can be equal, and none moves. */}
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      <span className={styles.phone}>{phone}</span>
    </span>
  );
}
