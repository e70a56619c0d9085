import type { ReactNode } from 'react';

/** The same thing done well and badly, side by side. Both are drawn by the components themselves. */
interface Pair {
  do: ReactNode;
  /** Shown only: it can be neither pressed nor read aloud. */
  dont: ReactNode;
  /** What the shopper gains by the one and loses by the other. */
  why: string;
}

/** A row of the table of keys. */
export interface KeyRow {
  /** 'Enter, Space' */
  keys: string;
  does: string;
}

/**
 * What `<Name>.guide.tsx` beside a component's stories says of it on its page of the Storybook. What
 * can be read from the code (import line, bytes, status, props, changes, spoken phrases) is not here.
 */
export interface Guide {
  /** What it is for, in a sentence or two. */
  purpose: string;
  when: string[];
  /** `take`: the component that fits there instead, by its name in the sidebar. */
  whenNot: { if: string; take: string }[];
  pairs: Pair[];
  /** Its parts, in the order in which they are seen. */
  anatomy: { part: string; is: string }[];
  /** Empty for what is only looked at. */
  keyboard: KeyRow[];
  /** The story, by the name of its export, whose spoken phrases stand on the page: spoken.json. */
  spoken: string;
  /** Folders of entries that have no page of their own and are told of here: 'feedback/toast'. */
  also?: string[];
}
