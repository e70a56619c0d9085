import { clsx } from 'clsx';
import { overlay, page, passing } from './Spinner.css.ts';
import { Spinner } from './Spinner.tsx';

export interface LoaderProps {
  /** Shown under the spinner and announced politely. */
  label: string;
}

export interface PageLoaderProps extends LoaderProps {
  /** Renders the label as h1 while the page has no other. */
  isTitle?: boolean;
}

/** Replaces the content of a page while it is loading. */
export function PageLoader({ label, isTitle = false }: PageLoaderProps) {
  return (
    <div className={page} role="status">
      <Spinner size="lg" />
      {isTitle ? <h1 data-passing="">{label}</h1> : label}
    </div>
  );
}

export interface OverlayLoaderProps extends LoaderProps {
  /** The page can still be used: clicks go through, and the header stays clear. */
  isPassing?: boolean;
}

/** Covers the page while it is loading. Focus stays where it is. */
export function OverlayLoader({ label, isPassing = false }: OverlayLoaderProps) {
  return (
    <div className={clsx(overlay, isPassing && passing)} role="status">
      <Spinner size="lg" />
      <span>{label}</span>
    </div>
  );
}
