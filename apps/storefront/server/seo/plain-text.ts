const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the text of an HTML fragment. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => named[name] ?? numbered(name) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Decodes `#39` and `#x27`. */
function numbered(name: string): string | undefined {
  const [, isHex, digits = ''] = /^#(x?)([\da-f]+)$/i.exec(name) ?? [];
  const code = Number.parseInt(digits, isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Cuts a text between words to about 155 characters, which search engines show. */
export function shortened(text: string): string {
  if (text.length <= 155) return text;
  return `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`;
}
