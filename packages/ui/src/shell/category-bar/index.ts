export { CategoryBar, type CategoryBarProps } from './CategoryBar.tsx';
