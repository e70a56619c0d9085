import { useEffect, useState } from 'react';
import { Accordion } from '../../src/disclosure/accordion/index.ts';
import { Notice } from '../../src/feedback/notice/index.ts';
import { Stack, VisuallyHidden } from '../../src/layout/index.ts';
import { Heading } from '../../src/text/heading/index.ts';
import { colourOf } from '../../src/theme/contrast.ts';
import type { Theme } from '../../src/theme/data/designTokens.ts';
import { ratio } from '../ratio.ts';
import * as sheet from '../sheet.css.ts';
import { Scroller } from '../TokenTable.tsx';
import { type Judged, verdictOn } from './judge.ts';
import * as styles from './themeEditor.css.ts';

/** Screen readers announce the result once, after this long without typing. */
const quietMs = 1000;

function useWhenQuiet(text: string): string {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSaid, quietMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** Shows while typing whether all pairs have enough contrast. */
export function Verdict({ judged }: { judged: Judged[] }) {
  const verdict = verdictOn(judged);
  const failing = judged.filter(({ isEnough }) => !isEnough).length;
  return (
    <>
      <VisuallyHidden role="status">{useWhenQuiet(verdict)}</VisuallyHidden>
      <Notice tone={failing > 0 ? 'danger' : 'success'} isSilent>
        {failing > 0 ? `${failing} of ${judged.length} pairs have too little contrast.` : verdict}
      </Notice>
    </>
  );
}

/** Every allowed pair, failing ones first. */
export function Judgement({ judged, theme }: { judged: Judged[]; theme: Theme }) {
  const failing = judged.filter(({ isEnough }) => !isEnough);
  const all = <Pairs label="All pairs" pairs={judged} theme={theme} />;
  return (
    <Stack as="section">
      <Heading level={2}>Contrast</Heading>
      {failing.length > 0 && <Pairs label="Pairs that fail" pairs={failing} theme={theme} />}
      <Accordion
        items={[{ id: 'all-pairs', title: 'All pairs, the tightest first', content: all }]}
      />
    </Stack>
  );
}

function Pairs({ label, pairs, theme }: { label: string; pairs: Judged[]; theme: Theme }) {
  return (
    <Scroller label={label}>
      <table className={sheet.table}>
        <thead>
          <tr>
            {['Pair', 'Mode', 'Has', 'Needs', 'Judgement'].map((title) => (
              <th
                key={title}
                scope="col"
                className={sheet.head}
                style={{ inlineSize: title === 'Pair' ? '45%' : undefined }}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ front, back, mode, contrast, min, isEnough }) => (
            <tr key={`${mode} ${front} ${back}`}>
              <th scope="row" className={sheet.name}>
                <span
                  aria-hidden="true"
                  data-sample
                  className={styles.swatch}
                  style={{
                    color: colourOf(theme[mode], front),
                    background: colourOf(theme[mode], back),
                  }}
                >
                  Aa
                </span>{' '}
                {front} on {back}
              </th>
              <td className={sheet.cell}>{mode}</td>
              <td className={sheet.cell}>{ratio(contrast)}</td>
              <td className={sheet.cell}>{min}:1</td>
              <td className={sheet.cell}>{isEnough ? 'Enough' : 'Too little'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
