export { useOwnMetadata } from './pageMetadata.tsx';
