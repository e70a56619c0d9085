// What the built components import in place of 'react': the parts that they use, and in React 18 their
// own for what it lacks. A name that is missing here fails the build.
import * as React from 'react';

export {
  Children,
  createContext,
  createElement,
  isValidElement,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

export const isBefore19 = Number.parseInt(React.version, 10) < 19;

/** On a server React 18 complains of layout effects, which do nothing there. */
export const useLayoutEffect =
  isBefore19 && typeof document === 'undefined' ? React.useEffect : React.useLayoutEffect;

function useLatest<Callback extends (...args: never[]) => unknown>(callback: Callback): Callback {
  const latest = React.useRef(callback);
  // Before the effects of this render, which may call it.
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return React.useCallback(((...args) => latest.current(...args)) as Callback, []);
}

// Of a copy: bundlers refuse a name that the installed module itself does not export.
const installed: { useEffectEvent?: typeof useLatest } = { ...React };

export const useEffectEvent = installed.useEffectEvent ?? useLatest;

/** A component that takes its ref as a prop, for a React that hands it over beside the props. */
export function withRef<Props>(component: (props: Props) => React.ReactNode) {
  if (!isBefore19) return component;
  const forwarded = React.forwardRef((props, ref) =>
    component((ref ? { ...props, ref } : props) as Props),
  );
  forwarded.displayName = component.name.replace('$', '');
  return forwarded;
}
