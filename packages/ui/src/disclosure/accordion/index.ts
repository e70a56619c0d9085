export { Accordion } from './Accordion.tsx';
