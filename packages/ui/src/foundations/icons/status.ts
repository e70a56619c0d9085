import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import { createIcon } from './createIcon.tsx';

/** Of what is told: how something went, or might go. */
export const AlertIcon = createIcon(CircleAlert);
export const InfoIcon = createIcon(Info);
export const SuccessIcon = createIcon(CircleCheck);
export const WarningIcon = createIcon(TriangleAlert);
