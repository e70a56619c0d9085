import type { ReactNode } from 'react';
import { Button } from '../../actions/button/index.ts';
import { DialogContent, DialogWindow, type OverlayProps } from '../dialog/index.ts';

export interface AlertDialogProps extends OverlayProps {
  /** The question. */
  title: string;
  children: ReactNode;
  /** The action, in one or two words. */
  confirmLabel: string;
  /** The button with the initial focus. */
  cancelLabel: string;
  /** The caller closes the dialog when the action is done. */
  onConfirm: () => void;
  /** Use danger if the action cannot be undone. */
  tone?: 'danger' | 'default';
  /** The action is pending: the dialog stays open. */
  isPending?: boolean;
}

/** A question that needs an answer. Focus starts on the safe answer, which Escape gives too. */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'default',
  isPending,
  onOpenChange,
  ...overlay
}: AlertDialogProps) {
  const footer = (
    <>
      <Button variant="secondary" autoFocus onPress={() => onOpenChange?.(false)}>
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
    <DialogWindow {...overlay} onOpenChange={onOpenChange} size="md">
      <DialogContent title={title} role="alertdialog" isDescribed hasClose={false} footer={footer}>
        {children}
      </DialogContent>
    </DialogWindow>
  );
}
