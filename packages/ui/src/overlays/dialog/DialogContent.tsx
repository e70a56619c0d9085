import { type ReactNode, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../../actions/icon-button/index.ts';
import { CloseIcon } from '../../foundations/icons/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';

export interface DialogContentProps {
  /** Visible at the top; also the accessible name. */
  title: string;
  children: ReactNode;
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The content is the description of the dialog: for questions. */
  isDescribed?: boolean;
  hasClose?: boolean;
}

/** Title, content and buttons of a Dialog, an AlertDialog or a Drawer. */
export function DialogContent({
  title,
  children,
  footer,
  role,
  isDescribed,
  hasClose = true,
}: DialogContentProps) {
  const messages = useMessages();
  const ownId = useId();
  const bodyId = isDescribed ? ownId : undefined;
  return (
    <Dialog role={role} aria-describedby={bodyId} className={styles.dialog}>
      {({ close }) => (
        <>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {hasClose && (
              <IconButton label={messages.close} icon={<CloseIcon size={22} />} onPress={close} />
            )}
          </div>
          <DialogBody id={bodyId} label={title}>
            {children}
          </DialogBody>
          {footer && <div className={styles.foot}>{footer}</div>}
        </>
      )}
    </Dialog>
  );
}
