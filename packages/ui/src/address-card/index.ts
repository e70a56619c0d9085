export { AddressCard, type AddressCardProps } from './AddressCard.tsx';
export { AddressChoice, type AddressChoiceProps, type AddressOption } from './AddressChoice.tsx';
