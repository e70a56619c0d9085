/** Returns whether a text is empty or ends with a mark, so that more text may follow on its line. */
export function hasStop(text: string): boolean {
  const end = text.trimEnd();
  return end === '' || /[\p{P}\p{S}]$/u.test(end);
}
