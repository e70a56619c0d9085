import { ReceiptIndianRupee, Truck, Undo2 } from 'lucide';
import { createIcon } from './createIcon.tsx';

/** Icons for shipping, returns and tax. */
export const ReceiptIcon = createIcon(ReceiptIndianRupee);
export const ReturnIcon = createIcon(Undo2);
export const TruckIcon = createIcon(Truck);
