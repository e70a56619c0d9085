// What the built components make their elements with. In React 19 it is React's own; in React 18 three
// things are said as that one knows them.
import * as runtime from 'react/jsx-runtime';
import { isBefore19 } from './react.ts';

type Props = Record<string, unknown>;
type Make = (type: unknown, props: Props, key?: string) => unknown;

const context = Symbol.for('react.context');

function inOlderWords(type: unknown, props: Props): [type: unknown, props: Props] {
  if (typeof type === 'object' && type && '$$typeof' in type && type.$$typeof === context)
    return [(type as unknown as { Provider: unknown }).Provider, props];
  if (typeof type !== 'string' || !('inert' in props || 'fetchPriority' in props))
    return [type, props];
  const { inert, fetchPriority, ...rest } = props;
  if (inert) rest.inert = '';
  if (fetchPriority) rest.fetchpriority = fetchPriority;
  return [type, rest];
}

const older =
  (make: Make): Make =>
  (type, props, ...rest) =>
    make(...inOlderWords(type, props), ...rest);

const own = runtime as unknown as { jsx: Make; jsxs: Make };

export const { Fragment } = runtime;
export const jsx = isBefore19 ? older(own.jsx) : own.jsx;
export const jsxs = isBefore19 ? older(own.jsxs) : own.jsxs;
