/** What other features may use of the catalogue. */
export { ProductList } from './ProductList.tsx';
