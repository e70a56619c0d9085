import { ReceiptIndianRupee, Truck, Undo2 } from 'lucide';
import { createIcon } from './createIcon.tsx';

/** Of how a shop sells: what it sends, takes back, and says of tax. */
export const ReceiptIcon = createIcon(ReceiptIndianRupee);
export const ReturnIcon = createIcon(Undo2);
export const TruckIcon = createIcon(Truck);
