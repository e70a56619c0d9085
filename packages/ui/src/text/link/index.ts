export { Link } from './Link.tsx';
export { LinkProvider } from './LinkProvider.tsx';
export { PlainLink, type PlainLinkProps } from './PlainLink.tsx';
