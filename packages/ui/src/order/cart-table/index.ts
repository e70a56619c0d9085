export { CartTable } from './CartTable.tsx';
export { CartTableRow, type CartTableRowProps } from './CartTableRow.tsx';
