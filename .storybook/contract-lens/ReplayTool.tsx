/** @jsxRuntime classic */
import React, { useEffect, useRef, useState } from 'react';
import { FORCE_REMOUNT, STORY_CHANGED } from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { type Call, events, globalNames } from './types.ts';

const Select = styled.select(({ theme }) => ({
  maxWidth: 220,
  height: 28,
  fontSize: 12,
  fontWeight: 700,
  color: theme.color.defaultText,
  background: theme.background.content,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
}));

/** Toolbar: replays the story with another response to one of its calls. */
export function ReplayTool() {
  const [{ replay = '' }, updateGlobals] = useGlobals();
  const [calls, setCalls] = useState<Call[]>([]);
  const { storyId } = useStorybookState();
  const emit = useChannel({
    // A replayed failure may prevent later calls, so earlier ones stay.
    [events.calls]: (now: Call[]) =>
      setCalls((before) => [
        ...before.filter((one) => !now.some(({ operation }) => operation === one.operation)),
        ...now,
      ]),
    [STORY_CHANGED]: () => setCalls([]),
  });
  const lastStory = useRef(storyId);
  useEffect(() => {
    if (lastStory.current !== storyId)
      updateGlobals({ [globalNames.replay]: '', [globalNames.field]: '' });
    lastStory.current = storyId;
  }, [storyId, updateGlobals]);
  const operations = [...new Map(calls.map((call) => [call.operation, call])).values()];
  if (operations.length === 0 && !replay) return null;
  const isListed = operations.some(({ operation, variations }) =>
    variations.some(({ id }) => replay === `${operation}-${id}`),
  );
  return (
    <Select
      aria-label="Replay with another response"
      value={replay}
      onChange={({ target }) => {
        updateGlobals({ [globalNames.replay]: target.value });
        emit(FORCE_REMOUNT, { storyId });
      }}
    >
      <option value="">Responses as written</option>
      {replay && !isListed && (
        <option value={replay}>{replay.replace('-', ': ').replaceAll('-', ' ')}</option>
      )}
      {operations.map(({ operation, variations }) => (
        <optgroup key={operation} label={operation}>
          {variations.map(({ id, label }) => (
            <option key={id} value={`${operation}-${id}`}>
              {operation}: {label}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
