export { ProductTeaser, type ProductTeaserProps } from './ProductTeaser.tsx';
