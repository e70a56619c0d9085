/** Returns `count` with the form of a noun that the language uses for it. */
export function plural(locale: string, one: string, other: string) {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false });
  return (count: number) =>
    `${numbers.format(count)} ${rules.select(count) === 'one' ? one : other}`;
}
