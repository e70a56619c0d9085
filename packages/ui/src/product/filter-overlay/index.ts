export { FilterOverlay, type FilterOverlayProps } from './FilterOverlay.tsx';
