/** A contrast as people read it, never better than it is: '4.4:1'. */
export const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;
