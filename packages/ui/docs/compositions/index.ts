export { CheckoutSummary } from './CheckoutSummary.tsx';
export { ContactForm } from './ContactForm.tsx';
export { DeleteAddress } from './DeleteAddress.tsx';
export { FilteredProducts } from './FilteredProducts.tsx';
export { LoadedOrders } from './LoadedOrders.tsx';
