/** What other features may use of the account. */
export { useCustomer } from './useCustomer.ts';
