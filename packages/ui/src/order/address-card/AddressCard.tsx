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

/** One saved address, with what can be done to it. */
export function AddressCard({ actions, ...address }: AddressCardProps) {
  const messages = useMessages();
  return (
    <article className={styles.card} aria-label={messages.addressOf(address.fullName)}>
      <AddressText {...address} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

/** The lines of an address as they stand on a parcel. */
export function AddressText({ fullName, phone, lines }: Omit<AddressCardProps, 'actions'>) {
  return (
    <span className={styles.address}>
      <span className={styles.name}>{fullName}</span>
      {/* Two lines may say the same, none moves: the index is a fair key. */}
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      <span className={styles.phone}>{phone}</span>
    </span>
  );
}
