import { type ReactNode, useState } from 'react';

interface LiveProps<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Keeps the value of an example's control, so that the example works on the page. */
export function Live<Value>({ initial, children }: LiveProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
