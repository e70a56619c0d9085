export { ProductDialog } from './ProductDialog.tsx';
