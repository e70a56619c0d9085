import { hasStop } from '../../src/shared/seo/hasStop.ts';

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
]);

/**
 * Returns the text of an HTML fragment on one line, with a stop after each heading. Takes time
 * linear in the length.
 */
export const plainText = (html: string): string =>
  withoutCode(html)
    .replace(/<\/h[1-6]\s*>/gi, stopMark)
    .replace(/<[^<>]*>/g, ' ')
    .replace(
      /&(#?\w{1,32});/g,
      (entity, name: string) => named.get(name) ?? numbered(name) ?? entity,
    )
    .split(stopMark)
    .map((part, index, { length }) => (index < length - 1 ? ended(part) : part))
    .join(' ')
    .split(/\s+/)
    .join(' ')
    .trim();

/** Marks the end of a heading; HTML text cannot contain it. */
const stopMark = '\0';

/** Ends a heading that has no stop of its own. */
const ended = (heading: string): string => (hasStop(heading) ? heading : `${heading.trimEnd()}.`);

/** Leaves out scripts and styles, also unclosed ones. */
function withoutCode(html: string): string {
  const [start = '', ...codes] = html.replaceAll(stopMark, '').split(/<(?:script|style)\b/i);
  const kept = codes.map((code) => {
    const end = /<\/(?:script|style)\s*>/i.exec(code);
    return end ? code.slice(end.index + end[0].length) : '';
  });
  return [start, ...kept].join(' ');
}

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
