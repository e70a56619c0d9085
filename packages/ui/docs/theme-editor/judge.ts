import { contrastOf, type Pair, pairs } from '../../src/theme/contrast.ts';
import type { Theme } from '../../src/theme/data/designTokens.ts';
import { ratio } from '../ratio.ts';
import type { Mode } from './tokens.ts';

export interface Judged extends Pair {
  mode: Mode;
  /** 1 to 21 */
  contrast: number;
  isEnough: boolean;
}

/** Every allowed pair, in both modes; the lowest contrast first. */
export function judge(theme: Theme): Judged[] {
  const room = ({ contrast, min }: Judged) => contrast / min;
  return (['light', 'dark'] as const)
    .flatMap((mode) =>
      pairs.map((pair) => {
        const contrast = contrastOf(theme[mode], pair);
        return { ...pair, mode, contrast, isEnough: contrast >= pair.min };
      }),
    )
    .sort((a, b) => room(a) - room(b));
}

/** Number of failing pairs that the announcement names. */
const named = 3;

/** The result in one sentence, for screen readers. */
export function verdictOn(judged: Judged[]): string {
  const failing = judged.filter(({ isEnough }) => !isEnough);
  if (failing.length === 0) return `All ${judged.length} pairs have the contrast they need.`;
  const worst = failing
    .slice(0, named)
    .map(
      ({ front, back, mode, contrast, min }) =>
        `${front} on ${back} in ${mode} has ${ratio(contrast)} and needs ${min}:1`,
    );
  const rest = failing.length > named ? `; and ${failing.length - named} more` : '';
  return `${failing.length} of ${judged.length} pairs have too little contrast: ${worst.join('; ')}${rest}.`;
}
