import { Mail, MapPin, Phone } from 'lucide';
import { createIcon } from './createIcon.tsx';

/** Icons for ways to contact someone. */
export const MailIcon = createIcon(Mail);
export const PhoneIcon = createIcon(Phone);
export const PinIcon = createIcon(MapPin);
