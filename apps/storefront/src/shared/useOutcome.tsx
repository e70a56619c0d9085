import { Notice } from '@parinda/ui/notice';
import type { ReactNode } from 'react';
import { type Flow, type Telling, useTold } from './useTold.ts';

export interface Outcome extends Telling {
  /** What stands in the page, as texts. */
  texts: string[];
  /** The same as notices: to be put next to what they speak of. */
  notice: ReactNode;
}

/** Says an outcome by a toast of the flow, and has it stand in the page. */
export function useOutcome(flow: Flow): Outcome {
  const { told, ...telling } = useTold(flow);
  return {
    ...telling,
    texts: told.map(({ text }) => text),
    notice: told.map(({ tone, text }) => (
      <Notice key={text} tone={tone} isSilent>
        {text}
      </Notice>
    )),
  };
}
