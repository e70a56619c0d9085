export { PriceCeiling, type PriceCeilingProps } from './PriceCeiling.tsx';
