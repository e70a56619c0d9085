/** @jsxRuntime classic */
import React, { type ReactNode, useEffect, useState } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { type Call, type Cover, events, type ShownField } from './types.ts';

const Body = styled.div(({ theme }) => ({
  padding: 16,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.5,
  code: { fontFamily: theme.typography.fonts.mono, fontSize: 12 },
  p: { margin: '0 0 12px' },
  h3: { margin: '12px 0 4px', fontSize: 13 },
  summary: { cursor: 'pointer', padding: '8px 0', borderTop: `1px solid ${theme.appBorderColor}` },
  ul: { margin: '0 0 12px', padding: 0, listStyle: 'none', columns: '260px' },
  li: { paddingBlock: 2 },
  button: {
    padding: '2px 8px',
    minHeight: 24,
    color: 'inherit',
    background: 'none',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    cursor: 'pointer',
    textAlign: 'start',
  },
  'button:focus-visible, summary:focus-visible': {
    outline: `2px solid ${theme.color.secondary}`,
    outlineOffset: 2,
  },
  'button[aria-pressed="true"]': { borderColor: theme.color.secondary, fontWeight: 700 },
}));

const Details = styled.div({ padding: '0 0 12px 16px' });
const Mark = styled.strong({ color: 'inherit', marginInlineStart: 8 });

const timing = ({ ms, status }: Call) => {
  if (ms === undefined) return 'pending';
  return `${status ?? 'no response'}, ${ms} ms`;
};

/** Says which promise of the contracts a response keeps. */
function Coverage({ cover }: { cover: Cover | undefined }): ReactNode {
  switch (cover?.kind) {
    case undefined:
      return <p>The call has no response yet.</p>;
    case 'interaction':
      return (
        <p>
          Interaction: <q>{cover.description}</q>. Provider state:{' '}
          {cover.states.length > 0 ? <q>{cover.states.join(', ')}</q> : 'none'}.
        </p>
      );
    case 'documented':
      return <p>The status is documented in openapi.yaml. No pact has an interaction with it.</p>;
    case 'failure':
      return <p>The server fails. This can happen in any call.</p>;
    case 'unpromised':
      return <p>No contract promises this response: {cover.reason}.</p>;
  }
}

type Chosen = { operation: string; path: string } | 'all' | undefined;

const count = (places: number) => {
  if (places === 0) return 'not shown';
  return places === 1 ? 'in 1 place' : `in ${places} places`;
};

interface CallDetailsProps {
  call: Call;
  shown: ShownField[];
  chosen: Chosen;
  choose: (path: string) => void;
}

function CallDetails({ call, shown, chosen, choose }: CallDetailsProps) {
  const { method, url, operation, cover, fields } = call;
  const read = fields.filter(({ isRead }) => isRead);
  const unread = fields.filter(({ isRead }) => !isRead);
  return (
    <details>
      <summary>
        <code>
          {method} {url}
        </code>{' '}
        {operation}, {timing(call)}
        {cover?.kind === 'unpromised' && <Mark>in no contract</Mark>}
      </summary>
      <Details>
        <Coverage cover={cover} />
        {read.length > 0 && (
          <>
            <h3>Fields that the client reads</h3>
            <ul>
              {read.map(({ path, isRequired }) => {
                const found = shown.find((one) => one.operation === operation && one.path === path);
                const isChosen =
                  typeof chosen === 'object' &&
                  chosen.operation === operation &&
                  chosen.path === path;
                return (
                  <li key={path}>
                    <button type="button" aria-pressed={isChosen} onClick={() => choose(path)}>
                      <code>{path}</code>
                      {!isRequired && ' (optional)'}
                    </button>{' '}
                    {found && count(found.count)}
                  </li>
                );
              })}
            </ul>
          </>
        )}
        {unread.length > 0 && (
          <p>
            Not read: <code>{unread.map(({ path }) => path).join(', ')}</code>
          </p>
        )}
      </Details>
    </details>
  );
}

/** Calls of the story, what the contracts promise about them, and where their fields are shown. */
export function ContractPanel({ active = false }: { active?: boolean | undefined }) {
  const [calls, setCalls] = useState<Call[]>([]);
  const [shown, setShown] = useState<ShownField[]>([]);
  const [chosen, setChosen] = useState<Chosen>();
  const [progress, setProgress] = useState('');
  const emit = useChannel({
    [events.calls]: setCalls,
    [events.progress]: setProgress,
    [events.shown]: (fields: ShownField[]) => {
      setProgress('');
      setShown(fields);
    },
    [STORY_CHANGED]: () => {
      setCalls([]);
      setShown([]);
      setProgress('');
      setChosen(undefined);
    },
  });
  useEffect(() => {
    if (active) emit(events.ask);
  }, [active, emit]);

  const choose = (next: Chosen) => {
    setChosen(next);
    if (next) emit(events.show, next === 'all' ? undefined : next);
    else emit(events.clear);
  };
  const places = shown.reduce((sum, one) => sum + one.count, 0);
  return (
    <AddonPanel active={active}>
      <Body>
        {calls.length === 0 ? (
          <p>This story calls no API.</p>
        ) : (
          <>
            <p>
              <button
                type="button"
                aria-pressed={chosen === 'all'}
                onClick={() => choose(chosen === 'all' ? undefined : 'all')}
              >
                Outline all fields
              </button>{' '}
              Then press an outlined place in the canvas to see its fields.
            </p>
            <p role="status">
              {progress && `Looking for fields: ${progress}`}
              {!progress &&
                shown.length > 0 &&
                (places > 0
                  ? `${shown.filter((one) => one.count > 0).length} of ${shown.length} fields are shown, ${count(places)}.`
                  : 'The page does not show this field.')}
            </p>
          </>
        )}
        {calls.map((call) => (
          <CallDetails
            key={call.id}
            call={call}
            shown={shown}
            chosen={chosen}
            choose={(path) => choose({ operation: call.operation, path })}
          />
        ))}
      </Body>
    </AddonPanel>
  );
}
