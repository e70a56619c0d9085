import { createContext, useContext } from 'react';
import { waits } from '../business.ts';

export type Waits = Readonly<Record<keyof typeof waits, number>>;

/** The documented waits in ms. Tests and stories provide shorter ones. */
export const WaitsContext = createContext<Waits>(waits);

export const useWaits = (): Waits => useContext(WaitsContext);
