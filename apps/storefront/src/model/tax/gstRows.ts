import type { GstPart } from '@parinda/api-client';

const names = [
  ['cgst', 'CGST', 2],
  ['sgst', 'SGST', 2],
  ['igst', 'IGST', 1],
] as const;

/** Returns one row for each tax and rate that an amount includes: CGST and SGST, or IGST. */
export const gstRows = (parts: readonly GstPart[], format: (rupees: number) => string) =>
  parts.flatMap((part) =>
    names
      .filter(([name]) => part[name] > 0)
      .map(([name, text, shares]) => ({
        label: `Includes ${text} ${part.rate / shares}%`,
        value: format(part[name]),
      })),
  );
