export { Link } from './Link.tsx';
export { LinkProvider } from './LinkProvider.tsx';
