export { SubNavigation } from './SubNavigation.tsx';
