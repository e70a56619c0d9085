import type { ReactNode } from 'react';
import { Button } from '../../actions/button/index.ts';
import { DialogContent, DialogWindow } from '../dialog/index.ts';

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
  const footer = (
    <>
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
    </>
  );
  return (
    <DialogWindow isOpen={isOpen} onOpenChange={onOpenChange} size="md">
      <DialogContent title={title} role="alertdialog" isDescribed footer={footer}>
        {children}
      </DialogContent>
    </DialogWindow>
  );
}
