/** Escapes element ends, comments and the line separators that older scripts do not accept. */
const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Returns a data block, which policies for scripts do not restrict. */
export function jsonLdTag(data: object): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (each) => unsafe[each] ?? each);
  return `<script type="application/ld+json">${json}</script>`;
}
