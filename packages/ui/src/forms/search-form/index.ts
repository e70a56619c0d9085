export { SearchForm } from './SearchForm.tsx';
