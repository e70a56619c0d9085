export { type LoaderProps, OverlayLoader, PageLoader } from './Loader.tsx';
export { Spinner, type SpinnerProps } from './Spinner.tsx';
