import { Label } from 'react-aria-components/Label';
import {
  RadioButton,
  RadioField,
  RadioGroup,
  type RadioGroupProps,
} from 'react-aria-components/RadioGroup';
import * as styles from './AddressCard.css.ts';
import { type AddressCardProps, AddressText } from './AddressCard.tsx';

export interface AddressOption extends Omit<AddressCardProps, 'actions'> {
  id: string;
}

export interface AddressChoiceProps
  extends Omit<RadioGroupProps, 'className' | 'style' | 'children' | 'value'> {
  label: string;
  options: AddressOption[];
  /** Id of the selected address. */
  value: string | undefined;
}

/** A radio group of saved addresses. The whole card can be pressed. */
export function AddressChoice({ label, options, value, ...rest }: AddressChoiceProps) {
  return (
    <RadioGroup validationBehavior="aria" {...rest} value={value ?? null}>
      <Label className={styles.legend}>{label}</Label>
      <div className={styles.options}>
        {options.map(({ id, ...address }) => (
          <RadioField
            key={id}
            value={id}
            // Screen readers pause at commas, but not between the lines of a label.
            aria-label={[address.fullName, ...address.lines, address.phone].join(', ')}
          >
            <RadioButton className={styles.option}>
              <span className={styles.radio} />
              <AddressText {...address} />
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
