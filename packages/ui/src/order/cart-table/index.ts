export { CartLine, type CartLineProps } from './CartLine.tsx';
export { CartTable, type CartTableProps } from './CartTable.tsx';
