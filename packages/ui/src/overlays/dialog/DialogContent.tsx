import { type ReactNode, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../../actions/icon-button/index.ts';
import { CloseIcon } from '../../foundations/icons/index.ts';
import * as styles from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';

export interface DialogContentProps {
  /** Seen at the top, and the name that is heard. */
  title: string;
  children: ReactNode;
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The content is heard with the title: for a question. */
  isDescribed?: boolean;
  /** Without it there is no close button. */
  onClose?: (() => void) | undefined;
}

/** What stands in the window of a Dialog, an AlertDialog or a Drawer: title, content, buttons. */
export function DialogContent({
  title,
  children,
  footer,
  role,
  isDescribed,
  onClose,
}: DialogContentProps) {
  const ownId = useId();
  const bodyId = isDescribed ? ownId : undefined;
  return (
    <Dialog role={role} aria-describedby={bodyId} className={styles.dialog}>
      <div className={styles.head}>
        <Heading slot="title" level={2} className={styles.title}>
          {title}
        </Heading>
        {onClose && <IconButton label="Close" icon={<CloseIcon size={22} />} onPress={onClose} />}
      </div>
      <DialogBody id={bodyId}>{children}</DialogBody>
      {footer && <div className={styles.foot}>{footer}</div>}
    </Dialog>
  );
}
