/** Formats a contrast, rounded down: '4.4:1'. */
export const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;
