import type { Mock } from 'vitest';

const asOne = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function textNodes(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(asOne(walker.currentNode.textContent));
  return texts;
}

/** Returns all readable texts: whole texts of elements, names, placeholders, and log lines. */
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
