export { FilterOverlay } from './FilterOverlay.tsx';
