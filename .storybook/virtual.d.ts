declare module 'virtual:component-facts' {
  import type { Facts } from './facts.ts';

  /** Keys are folders in packages/ui/src, such as `actions/button`. */
  export const facts: Record<string, Facts>;
}
