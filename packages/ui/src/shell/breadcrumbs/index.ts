export { Breadcrumbs } from './Breadcrumbs.tsx';
