const number = String.raw`\d+(?:\.\d+)?`;
const unit = '(?:mm|cm|m|ft|feet|inch|inches|g|kg|ml)';
/** '3 m', '10 × 10 ft' or '3 × 4'. */
const measure = new RegExp(
  String.raw`\b${number}(?:(?: [×x] ${number})+(?: ${unit}\b)?| ${unit}\b)`,
  'g',
);

/** Puts no-break spaces into measures such as '10 × 10 ft', so that each stays on one line. */
export const noBreakMeasures = (title: string): string =>
  title.replace(measure, (found) => found.replaceAll(' ', '\u00a0'));
