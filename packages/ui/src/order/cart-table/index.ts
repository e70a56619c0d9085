export { CartLine, type CartLineProps } from './CartLine.tsx';
export { CartTable } from './CartTable.tsx';
