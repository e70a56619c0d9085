/** Neither the end of an element, nor a comment, nor a line that scripts once took for two. */
const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A block of data: no policy for scripts concerns it. */
export function jsonLdTag(data: object): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (each) => unsafe[each] ?? each);
  return `<script type="application/ld+json">${json}</script>`;
}
