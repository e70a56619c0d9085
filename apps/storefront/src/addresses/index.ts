/** What other features may use of the addresses. */
export { AddAddress } from './AddAddress.tsx';
export { addressProps } from './addressForm.ts';
export { useAddresses } from './useAddresses.ts';
