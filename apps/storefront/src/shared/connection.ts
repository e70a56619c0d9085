interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser tells of the network; not every one does. */
export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};
