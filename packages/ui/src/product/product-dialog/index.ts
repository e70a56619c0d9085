export { ProductDialog, type ProductDialogProps } from './ProductDialog.tsx';
