import type { ReactNode } from 'react';

/** A good and a bad example side by side. The components themselves draw both. */
interface Pair {
  do: ReactNode;
  /** Cannot be pressed and is hidden from screen readers. */
  dont: ReactNode;
  /** Effect of the good and the bad example on customers. */
  why: string;
}

/** A row of the table of keys. */
export interface KeyRow {
  /** 'Enter, Space' */
  keys: string;
  does: string;
}

/**
 * Text of the Storybook page of a component, from `<Name>.guide.tsx`. The page adds everything that
 * can be read from the code: import, bytes, status, props, changes, screen reader output.
 */
export interface Guide {
  /** Purpose, in one or two sentences. */
  purpose: string;
  when: string[];
  /** `take`: the name of the component to use instead. */
  whenNot: { if: string; take: string }[];
  pairs: Pair[];
  /** Parts, in visual order. */
  anatomy: { part: string; is: string }[];
  /** Empty for components without interaction. */
  keyboard: KeyRow[];
  /** Name of the story export whose screen reader output is shown; see spoken.json. */
  spoken: string;
  /** Entries without a page of their own that this page documents: 'feedback/toast'. */
  also?: string[];
}
