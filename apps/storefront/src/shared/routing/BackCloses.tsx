import { useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { lyingOver, takeEntryBack } from './overlayEntry.ts';

export interface BackClosesProps {
  isOpen: boolean;
  /** One that asks first, and stays open, has an entry anew. */
  close: () => void;
}

/**
 * Gives what lies over the page an entry in the history, so that Back closes it instead of leaving
 * the page, and another page never has it. What was chosen in it (filters stand in the query) stays
 * chosen. Shows nothing.
 */
export function BackCloses({ isOpen, close }: BackClosesProps) {
  const id = useId();
  const location = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const isEntry = location.state?.overlay === id;
  const phase = useRef<'closed' | 'opening' | 'open'>('closed');
  /** Where it was closed, until the page below it has been come back to. */
  const left = useRef<{ pathname: string; search: string }>(null);

  useLayoutEffect(() => {
    const { pathname, search, hash, state } = location;
    if (isOpen && phase.current === 'closed') {
      phase.current = 'opening';
      left.current = null;
      navigate({ pathname, search, hash }, { state: { ...state, overlay: id } });
    } else if (isOpen && isEntry) {
      phase.current = 'open';
      left.current = { pathname, search };
    } else if (isOpen && phase.current === 'open') {
      phase.current = 'closed';
      close();
    } else if (!isOpen && phase.current !== 'closed') {
      phase.current = 'closed';
      if (lyingOver() === id) takeEntryBack();
    }
    const chosen = left.current;
    if (!chosen || isEntry || phase.current !== 'closed') return;
    left.current = null;
    if (isBack && chosen.pathname === pathname && chosen.search !== search)
      navigate({ pathname, search: chosen.search, hash }, { state });
  });

  // One that is there only while it is open goes without being told.
  useLayoutEffect(
    () => () => {
      if (phase.current === 'open' && lyingOver() === id) takeEntryBack();
    },
    [id],
  );
  return null;
}
