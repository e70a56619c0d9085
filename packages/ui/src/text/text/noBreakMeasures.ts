const measure = /\d+(?:\.\d+)?(?: [×x] \d+(?:\.\d+)?)+(?: (?:mm|cm|m|ft|feet|inch|inches)\b)?/g;

/** Puts no-break spaces into measures such as '10 × 10 ft', so that each stays on one line. */
export const noBreakMeasures = (title: string): string =>
  title.replace(measure, (found) => found.replaceAll(' ', '\u00a0'));
