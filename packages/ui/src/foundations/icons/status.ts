import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import { createIcon } from './createIcon.tsx';

/** Icons of messages. */
export const AlertIcon = createIcon(CircleAlert);
export const InfoIcon = createIcon(Info);
export const SuccessIcon = createIcon(CircleCheck);
export const WarningIcon = createIcon(TriangleAlert);
