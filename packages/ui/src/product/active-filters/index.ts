export { ActiveFilters } from './ActiveFilters.tsx';
