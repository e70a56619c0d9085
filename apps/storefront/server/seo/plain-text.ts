const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of a piece of HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => named[name] ?? numbered(name) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** `#39` and `#x27` as the character they stand for. */
function numbered(name: string): string | undefined {
  const [, isHex, digits = ''] = /^#(x?)([\da-f]+)$/i.exec(name) ?? [];
  const code = Number.parseInt(digits, isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Search engines show about 155 characters; a cut falls between words. */
export function shortened(text: string): string {
  if (text.length <= 155) return text;
  return `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`;
}
