export { AddressCard, AddressText } from './AddressCard.tsx';
export { AddressChoice } from './AddressChoice.tsx';
