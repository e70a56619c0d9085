export { categoryHref } from './links.ts';
export { useOwnMetadata } from './pageMetadata.tsx';
