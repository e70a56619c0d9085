declare module 'virtual:component-facts' {
  import type { Change, Facts } from './facts.ts';

  /** Keys are folders in packages/ui/src, such as `actions/button`. */
  export const facts: Record<string, Facts>;
  /** Keys are folders. Newest first. */
  export const changes: Record<string, Change[]>;
  /** Version of the package. */
  export const version: string;
}
