import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../../actions/button/index.ts';
import * as styles from '../dialog/Dialog.css.ts';
import { DialogBody } from '../dialog/DialogBody.tsx';

export interface AlertDialogProps {
  isOpen: boolean;
  /** Told with false when it is left without confirming. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: string;
  children: ReactNode;
  /** What is done, in a word or two. */
  confirmLabel: string;
  /** Focus starts here. */
  cancelLabel: string;
  /** The caller closes it when what was confirmed is done. */
  onConfirm: () => void;
  /** danger: what is confirmed cannot be undone. */
  tone?: 'danger' | 'default';
  /** It is being done: the dialog stays until the answer. */
  isPending?: boolean;
}

/** A question that must be answered: focus starts on the harmless answer, Escape gives it too. */
export function AlertDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'default',
  isPending,
}: AlertDialogProps) {
  const id = useId();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={styles.overlay}>
      <Modal className={styles.modal({ size: 'md' })}>
        <AriaDialog role="alertdialog" aria-describedby={id} className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
          </div>
          <DialogBody id={id}>{children}</DialogBody>
          <div className={styles.foot}>
            <Button variant="secondary" autoFocus onPress={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              isPending={isPending}
              onPress={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
