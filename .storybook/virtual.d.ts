declare module 'virtual:component-facts' {
  import type { Change, Facts } from './facts.ts';

  /** By its folder in packages/ui/src, as `actions/button`. */
  export const facts: Record<string, Facts>;
  /** By folder, newest first. */
  export const changes: Record<string, Change[]>;
  /** Of the package. */
  export const version: string;
}
