export { Link } from './Link.tsx';
export { LinkProvider, useLinkNavigate } from './LinkProvider.tsx';
export { PlainLink, type PlainLinkProps } from './PlainLink.tsx';
