export { AddressCard, type AddressCardProps, AddressText } from './AddressCard.tsx';
export { AddressChoice, type AddressChoiceProps, type AddressOption } from './AddressChoice.tsx';
