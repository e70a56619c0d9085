interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns the browser's network information; some browsers have none. */
export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};
