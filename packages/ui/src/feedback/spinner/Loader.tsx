import { overlay, page } from './Spinner.css.ts';
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

/** Lies over the page that stays visible below it. It takes no focus and traps none. */
export function OverlayLoader({ label }: LoaderProps) {
  return (
    <div className={overlay} role="status">
      <Spinner size="lg" />
      {label}
    </div>
  );
}
