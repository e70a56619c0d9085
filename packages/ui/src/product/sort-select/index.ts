export { SortSelect } from './SortSelect.tsx';
