export { OverlayLoader, PageLoader } from './Loader.tsx';
export { Spinner } from './Spinner.tsx';
