/** Colours and small drawing words that every picture shares. */
export const colour = {
  paper: '#f7f3ec',
  sand: '#e6ddcf',
  clay: '#cbbfae',
  kraft: '#c9a377',
  kraftDark: '#a98258',
  kraftLight: '#dcbb92',
  ink: '#123a40',
  tealDeep: '#0b4a52',
  teal: '#0f6b72',
  tealMid: '#2c8c8f',
  tealLight: '#9ccbc8',
  mist: '#dcebe9',
  steelDark: '#4d5a63',
  steel: '#84929b',
  steelLight: '#c6d0d6',
  white: '#ffffff',
  marigold: '#e2a03f',
  brick: '#b0553d',
  leaf: '#5d8a58',
} as const;

const sans = 'ui-sans-serif,system-ui,sans-serif';

export function svg(width: number, height: number, title: string, body: string): string {
  const safeTitle = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${safeTitle}</title>${body}</svg>\n`;
}

export interface Stroke {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  id?: string;
  dash?: string;
  filter?: string;
}

export function attributes({ fill, stroke, width, opacity, id, dash, filter }: Stroke): string {
  const parts = [
    id && `id="${id}"`,
    `fill="${fill ?? 'none'}"`,
    stroke && `stroke="${stroke}"`,
    width !== undefined && `stroke-width="${width}"`,
    opacity !== undefined && `opacity="${opacity}"`,
    dash && `stroke-dasharray="${dash}"`,
    filter && `filter="url(#${filter})"`,
  ];
  return parts.filter(Boolean).join(' ');
}

export const path = (d: string, style: Stroke) => `<path d="${d}" ${attributes(style)}/>`;

export function rect(x: number, y: number, w: number, h: number, style: Stroke, radius = 0) {
  const round = radius ? ` rx="${radius}"` : '';
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${round} ${attributes(style)}/>`;
}

export const circle = (x: number, y: number, r: number, style: Stroke) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${attributes(style)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, style: Stroke) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${attributes(style)}/>`;

/** Round caps for everything inside. */
export const group = (body: string, transform = '') =>
  `<g stroke-linecap="round" stroke-linejoin="round"${transform && ` transform="${transform}"`}>${body}</g>`;

export const use = (id: string, x: number, y: number, extra = '') =>
  `<use href="#${id}" x="${Math.round(x)}" y="${Math.round(y)}"${extra && ` ${extra}`}/>`;

export function label(x: number, y: number, text: string, size = 26, fill: string = colour.teal) {
  return `<text x="${x}" y="${y}" font-family="${sans}" font-size="${size}" font-weight="600" text-anchor="middle" fill="${fill}">${text}</text>`;
}

/** A gradient from `stops`, colours at equal distances; across, or down. */
export function gradient(id: string, stops: string[], direction: 'across' | 'down' = 'down') {
  const end = direction === 'down' ? 'x2="0" y2="1"' : '';
  const last = stops.length - 1;
  const inner = stops.map(
    (stop, i) => `<stop offset="${+(i / last).toFixed(2)}" stop-color="${stop}"/>`,
  );
  return `<linearGradient id="${id}" ${end}>${inner.join('')}</linearGradient>`;
}

export const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** The studio: warm paper with a floor that begins softly. */
export function studio(width: number, height: number, dark = false): string {
  const [inner, outer] = dark ? [colour.teal, '#083a41'] : ['#fdfbf7', '#e3dacb'];
  return (
    `<defs><radialGradient id="bg" cx=".5" cy=".42" r=".75"><stop stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>${blur('soft', 14)}</defs>` +
    rect(0, 0, width, height, { fill: 'url(#bg)' })
  );
}

/** A pigeon in flight, about 100 wide around (0, 0), flying to the left. */
export function bird(
  x: number,
  y: number,
  size = 1,
  fill: string = colour.steelDark,
  flip = false,
) {
  const body =
    'M-50 4Q-44-6-34-5Q-18-8-4-2Q6-30 34-42Q26-18 16 0Q30 4 50 16Q30 16 14 14Q-8 22-28 10Q-40 8-50 4Z';
  const farWing = 'M-8-2Q-14-28-2-50Q8-34 8-16Z';
  const turn = flip ? ` scale(-${size} ${size})` : ` scale(${size})`;
  return `<g transform="translate(${x} ${y})${turn}" fill="${fill}"><path d="${farWing}" opacity=".7"/><path d="${body}"/></g>`;
}
