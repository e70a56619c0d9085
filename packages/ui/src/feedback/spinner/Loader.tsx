import { clsx } from 'clsx';
import { overlay, page, passing } from './Spinner.css.ts';
import { Spinner } from './Spinner.tsx';

export interface LoaderProps {
  /** Shown under the ring and said politely. */
  label: string;
}

export interface PageLoaderProps extends LoaderProps {
  /** The label is the page's h1 too, for as long as the page has no other. */
  isTitle?: boolean;
}

/** Stands for a whole page, as high as most of it. */
export function PageLoader({ label, isTitle = false }: PageLoaderProps) {
  return (
    <div className={page} role="status">
      <Spinner size="lg" />
      {isTitle ? <h1 data-passing="">{label}</h1> : label}
    </div>
  );
}

export interface OverlayLoaderProps extends LoaderProps {
  /** The page goes on being used meanwhile: presses reach it, and the header stays clear. */
  isPassing?: boolean;
}

/** Lies over the page that stays visible below it. It takes no focus and traps none. */
export function OverlayLoader({ label, isPassing = false }: OverlayLoaderProps) {
  return (
    <div className={clsx(overlay, isPassing && passing)} role="status">
      <Spinner size="lg" />
      {label}
    </div>
  );
}
