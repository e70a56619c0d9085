/** Tags that a browser acts on while it merely parses them, and reports where they are forbidden. */
const actingTags: Record<string, string> = { style: 'noembed', base: 'basefont' };

const actingAttribute = /^(?:style|on)/i;

const tagStart = /<\/?([a-z][^\t\n\f\r />]*)/gi;

/** What lies before the next attribute, its name, and its value where that is complete. */
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|(?!["'>])[^\t\n\f\r >]+)?)?/y;

/**
 * HTML in which no attribute is a style or a handler and no element a style sheet or a base: browsers
 * report these to a page's policy as soon as they parse them, wherever that is. They are renamed, so
 * that all else is parsed as before, and what cleans the HTML afterwards knows none of the new names.
 *
 * Whatever looks like the start of a tag is read as one, also in a comment or another tag's attribute:
 * only a parser could tell these apart.
 */
export function inertHtml(html: string): string {
  /** By where they begin; [end, instead]. */
  const edits = new Map<number, [number, string]>();
  const read = new Set<number>();
  for (let tag = tagStart.exec(html); tag; tag = tagStart.exec(html)) {
    const [whole, name = ''] = tag;
    const end = tag.index + whole.length;
    const other = actingTags[name.toLowerCase()];
    attribute.lastIndex = end;
    // Where an earlier tag was read from here, the rest is the same.
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
    // Another one may begin in its name; of several the last, or theirs would go on.
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
