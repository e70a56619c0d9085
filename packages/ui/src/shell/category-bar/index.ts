export { CategoryBar } from './CategoryBar.tsx';
