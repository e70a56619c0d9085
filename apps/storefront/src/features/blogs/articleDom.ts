import type { WindowLike } from 'dompurify';

/** What articles are read with: a window that parses, and that DOMPurify works in. */
export type ArticleDom = WindowLike & Pick<typeof globalThis, 'DOMParser'>;

let given: ArticleDom | undefined;

/** A server has no window: it brings one, once. */
export function bringArticleDom(dom: ArticleDom): void {
  given = dom;
}

export const articleDom = (): ArticleDom => given ?? (window as never);
