/** Pictures for stories, generated so that stories need no network. */
export function drawnPicture(subject: 'spikes' | 'net' | 'monkey' | 'white'): string {
  const [sky, ledge, line] = {
    spikes: ['#d8e6e2', '#b9a98c', '#4c5b5e'],
    net: ['#e9dfca', '#8d9b86', '#37525a'],
    monkey: ['#dfe3d0', '#7d6a54', '#3d4a3c'],
    white: ['#ffffff', '#ffffff', '#c9cfcd'],
  }[subject];
  const pins = Array.from({ length: 9 }, (_, pin) => {
    const x = 80 + pin * 60;
    return `M${x} 470 L${x - 46} 250 M${x} 470 L${x} 220 M${x} 470 L${x + 46} 250`;
  }).join(' ');
  const net = Array.from(
    { length: 14 },
    (_, row) =>
      `M0 ${row * 70 - 250} L640 ${row * 70 + 390} M640 ${row * 70 - 250} L0 ${row * 70 + 390}`,
  ).join(' ');
  const shape = subject === 'net' ? net : pins;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><rect width="640" height="640" fill="${sky}"/><path d="${shape}" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round"/><rect y="470" width="640" height="170" fill="${ledge}"/></svg>`,
  )}`;
}
