import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '../../actions/button/index.ts';
import { input } from '../../field/Field.css.ts';
import { Field } from '../../field/Field.tsx';
import { splitTextProps, type TextControlProps } from '../../field/textControl.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends TextControlProps {
  /** So that password managers tell a new one from the present one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the shopper asks to see what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { words, element } = splitTextProps(props);
  const [isShown, setShown] = useState(false);
  return (
    <Field {...words}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...element}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={clsx(input, styles.input)}
          />
          <div className={styles.toggle}>
            <Button variant="ghost" size="sm" onPress={() => setShown(!isShown)}>
              {isShown ? 'Hide' : 'Show'} <VisuallyHidden>{words.label}</VisuallyHidden>
            </Button>
          </div>
        </div>
      )}
    </Field>
  );
}
