import { useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { lyingOver, takeEntryBack } from './overlayEntry.ts';

export interface BackClosesProps {
  isOpen: boolean;
  /** An overlay that stays open, as after a question, gets a new entry. */
  close: () => void;
}

/**
 * Gives an overlay a history entry, so that Back closes it instead of leaving the page. Choices
 * made in it (filters in the query) stay. Renders nothing.
 */
export function BackCloses({ isOpen, close }: BackClosesProps) {
  const id = useId();
  const location = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const isEntry = location.state?.overlay === id;
  const phase = useRef<'closed' | 'opening' | 'open'>('closed');
  /** URL at which the overlay closed, until the entry below it is current again. */
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

  // An overlay that is only mounted while it is open never renders with `isOpen` false.
  useLayoutEffect(
    () => () => {
      if (phase.current === 'open' && lyingOver() === id) takeEntryBack();
    },
    [id],
  );
  return null;
}
