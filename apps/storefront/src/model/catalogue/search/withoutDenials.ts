const denial =
  /\b(?:not|no|never|neither|nor|cannot|without|none|instead of|rather than|avoid|too \w+ for|\w+n['’]t)\b/i;
/** 'Sparrows are not deterred' also denies its subject. */
const passive = /\b(?:is|are) not (?:\w+ed|included|kept|held|sold)\b/i;

/**
 * Removes the parts of sentences that say what a product does not do: '… crows, but not sparrows'.
 */
export function withoutDenials(text: string): string {
  return text
    .split(/(?<=[.!?;:])\s+|\n+/)
    .map((sentence) => {
      const denied = denial.exec(sentence);
      if (!denied) return sentence;
      const before = sentence.slice(0, denied.index);
      const after = /, but (?!not)|; /i.exec(sentence.slice(denied.index));
      const rest = after ? sentence.slice(denied.index + after.index) : '';
      const start = passive.test(sentence) ? before.slice(0, before.lastIndexOf(',') + 1) : before;
      return `${start} ${rest}`;
    })
    .join(' ');
}
