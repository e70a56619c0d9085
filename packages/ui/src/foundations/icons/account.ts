import { CreditCard, LayoutGrid, MapPinHouse, MessageSquareText, Package } from 'lucide';
import { createIcon } from './createIcon.tsx';

/** Icons of account pages. */
export const AddressIcon = createIcon(MapPinHouse);
export const OrderIcon = createIcon(Package);
export const OverviewIcon = createIcon(LayoutGrid);
export const PaymentIcon = createIcon(CreditCard);
export const ReviewIcon = createIcon(MessageSquareText);
