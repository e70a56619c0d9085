import type { ReactNode } from 'react';
import { Button } from '../../actions/button/index.ts';
import { DialogContent, DialogWindow, type OverlayProps } from '../dialog/index.ts';

export interface AlertDialogProps extends OverlayProps {
  /** The question. */
  title: string;
  children: ReactNode;
  /** The action, in a word or two. */
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

/** A question that must be answered. Focus starts on the safe answer, and Escape gives it. */
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
