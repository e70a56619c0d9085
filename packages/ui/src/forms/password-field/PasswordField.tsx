import { clsx } from 'clsx';
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Button } from '../../actions/button/index.ts';
import { input } from '../../field/Field.css.ts';
import { TextFieldFrame, type TextFieldFrameProps } from '../../field/TextFieldFrame.tsx';
import { VisuallyHidden } from '../../layout/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldFrameProps, 'type'> {
  /** Password managers need to know whether it is a new password. */
  autoComplete: 'current-password' | 'new-password';
  showLabel?: string;
  hideLabel?: string;
}

/** A password field with a button that shows the password. */
export function PasswordField({ placeholder, showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const messages = useMessages();
  const [isShown, setShown] = useState(false);
  return (
    <TextFieldFrame {...rest} type={isShown ? 'text' : 'password'}>
      <div className={styles.row}>
        <Input
          placeholder={placeholder}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={clsx(input, styles.input)}
        />
        <div className={styles.toggle}>
          <Button variant="ghost" size="sm" onPress={() => setShown(!isShown)}>
            <span>{isShown ? (hideLabel ?? messages.hide) : (showLabel ?? messages.show)}</span>{' '}
            <VisuallyHidden>{rest.label}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </TextFieldFrame>
  );
}
