import { AlertDialog } from '@parinda/ui/alert-dialog';
import { Dialog } from '@parinda/ui/dialog';
import { type ReactNode, useState } from 'react';
import { BackCloses } from '../routing/BackCloses.tsx';

export interface FormDialogProps {
  title: string;
  size?: 'md' | 'lg';
  form: { hasEdits: () => boolean; forgetDraft: () => void };
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog with a form. When it is closed by a click outside, Escape, its button or Back, it asks
 * before input is lost.
 */
export function FormDialog({ form, onClose, ...dialog }: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const leave = () => (form.hasEdits() ? setAsking(true) : onClose());
  // Back answers the question with "keep editing".
  const goBack = () => (isAsking ? setAsking(false) : leave());
  return (
    <>
      <BackCloses isOpen close={goBack} />
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && leave()} {...dialog} />
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Discard what you typed?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={() => {
          form.forgetDraft();
          onClose();
        }}
      >
        The form has not been sent yet.
      </AlertDialog>
    </>
  );
}
