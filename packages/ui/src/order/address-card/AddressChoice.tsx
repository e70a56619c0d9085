import { useId } from 'react';
import * as styles from './AddressCard.css.ts';
import { type AddressCardProps, AddressText } from './AddressCard.tsx';

export interface AddressOption extends Omit<AddressCardProps, 'actions'> {
  id: string;
}

export interface AddressChoiceProps {
  label: string;
  options: AddressOption[];
  /** Id of the chosen address. */
  value: string | undefined;
  onChange: (id: string) => void;
}

/** One address of several: native radios, the whole card is the radio's label. */
export function AddressChoice({ label, options, value, onChange }: AddressChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ id, ...address }) => (
          <label key={id} className={styles.option} data-selected={id === value || undefined}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className={styles.radio}
              // Its label's lines would be heard without a pause between them.
              aria-label={[address.fullName, ...address.lines, address.phone].join(', ')}
            />
            <AddressText {...address} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
