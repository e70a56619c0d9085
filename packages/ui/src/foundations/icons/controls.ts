import { Check, ChevronLeft, ChevronRight, Minus, Plus, Trash2, X } from 'lucide';
import { createIcon } from './createIcon.tsx';

/** Icons of controls within a page. */
export const CheckIcon = createIcon(Check);
export const ChevronLeftIcon = createIcon(ChevronLeft);
export const ChevronRightIcon = createIcon(ChevronRight);
export const CloseIcon = createIcon(X);
export const MinusIcon = createIcon(Minus);
export const PlusIcon = createIcon(Plus);
export const TrashIcon = createIcon(Trash2);
