import type { Mock } from 'vitest';

const asOne = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function textNodes(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(asOne(walker.currentNode.textContent));
  return texts;
}

/** All that can be read: whole texts of elements, names, hints, and lines of the log. */
export function present(): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const names = ['aria-label', 'placeholder'];
  const log = (console.info as Mock<typeof console.info>).mock.calls.map(([text]) => String(text));
  return [
    ...elements.map((element) => asOne(element.textContent)),
    ...elements.flatMap((element) => names.map((name) => element.getAttribute(name) ?? '')),
    ...textNodes(),
    ...log,
  ];
}
