/** Tags that a browser applies during parsing, with violation reports where the policy forbids them. */
const actingTags: Record<string, string> = { style: 'noembed', base: 'basefont' };

const actingAttribute = /^(?:style|on)/i;

const tagStart = /<\/?([a-z][^\t\n\f\r />]*)/gi;

/** Matches the space before the next attribute, its name, and its value if that is complete. */
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|(?!["'>])[^\t\n\f\r >]+)?)?/y;

/**
 * Renames style and event handler attributes, and style and base elements. Browsers report these as
 * policy violations during parsing, even in an inert document. Renaming keeps the rest of the HTML
 * unchanged, and the sanitizer removes the unknown names.
 *
 * Treats any text that looks like a tag as one, also inside comments and attributes, as only a
 * parser could tell them apart.
 */
export function inertHtml(html: string): string {
  /** Start -> [end, replacement]. */
  const edits = new Map<number, [number, string]>();
  const read = new Set<number>();
  for (let tag = tagStart.exec(html); tag; tag = tagStart.exec(html)) {
    const [whole, name = ''] = tag;
    const end = tag.index + whole.length;
    const other = actingTags[name.toLowerCase()];
    attribute.lastIndex = end;
    // From here on an earlier tag has already been read.
    while (!read.has(attribute.lastIndex)) {
      read.add(attribute.lastIndex);
      const found = attribute.exec(html);
      if (!found) break;
      const [text, attributeName = ''] = found;
      if (!actingAttribute.test(attributeName)) continue;
      const at = found.index + text.search(/[^\t\n\f\r /]/);
      edits.set(at, [at + 1, 'x']);
    }
    if (other) edits.set(end - name.length, [end, other]);
    // A tag name may contain further tag starts; continue at the last one.
    const inner = whole.lastIndexOf('<');
    tagStart.lastIndex = inner > 0 ? tag.index + inner : end;
  }
  let result = '';
  let from = 0;
  for (const [at, [end, instead]] of [...edits].sort(([a], [b]) => a - b)) {
    result += html.slice(from, at) + instead;
    from = end;
  }
  return result + html.slice(from);
}
