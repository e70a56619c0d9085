import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/icon-button/index.ts';
import { CloseIcon } from '../../foundations/icons/index.ts';
import * as dialog from '../dialog/Dialog.css.ts';
import { DialogBody } from '../dialog/DialogBody.tsx';
import { overlay, panel } from './Drawer.css.ts';

export interface DrawerProps {
  isOpen: boolean;
  /** Told when it wants to close, by its button, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Seen at the top, and the name that is heard. */
  title: string;
  /** The edge it comes from. */
  side?: 'left' | 'right';
  children: ReactNode;
}

/** A dialog at the window's side. A press beside it, Escape and 'Close' shut it. */
export function Drawer({ isOpen, onOpenChange, title, side = 'left', children }: DrawerProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={overlay}>
      <Modal className={panel({ side })}>
        <AriaDialog className={dialog.dialog}>
          <div className={dialog.head}>
            <Heading slot="title" level={2} className={dialog.title}>
              {title}
            </Heading>
            <IconButton
              label="Close"
              icon={<CloseIcon size={22} />}
              onPress={() => onOpenChange(false)}
            />
          </div>
          <DialogBody>{children}</DialogBody>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
