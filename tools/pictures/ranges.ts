/** The looks of the strips and nets in the catalogue. */
import { type NetLook, net } from './forms/net.ts';
import { type StripLook, strip } from './forms/strip.ts';
import { circle, colour, path } from './paint.ts';
import { balcony, garden, shaft, warehouse } from './scenes/places.ts';

const clear: StripLook = {
  width: 4.5,
  height: 11,
  leans: [45, 22, 0, -22, -45],
  step: 3.6,
  spike: { stroke: '#5fa3a5', shine: '#f2fbfa', width: 5, opacity: 0.85 },
  base: { top: '#c3e0de', front: '#94c4c2', side: '#6fa9a8' },
  wall: 'plaster',
  says: ['50 cm', '4.5 cm', '11 cm'],
};
const red: StripLook = {
  ...clear,
  wall: 'tiles',
  spike: { stroke: '#a5482f', shine: '#dd8a6c', width: 5 },
  base: { top: '#c4694d', front: '#a5482f', side: '#81361f' },
};
const slim: StripLook = {
  ...clear,
  width: 2,
  height: 9,
  leans: [24, -24],
  step: 2.6,
  wall: 'railing',
  spike: { stroke: '#46535b', shine: '#93a1a9', width: 5, onDark: '#8797a0' },
  base: { top: '#67757d', front: '#46535b', side: '#323c42' },
  says: ['50 cm', '2 cm', '9 cm'],
};
const steel: StripLook = {
  ...clear,
  leans: [46, 0, -46],
  step: 2.9,
  spike: { stroke: colour.steelDark, shine: '#eef3f5', width: 3.2, onDark: '#a3b2bb' },
  base: { top: '#dfe9e8', front: '#b9cdcc', side: '#93acab' },
};
const wide: StripLook = {
  ...steel,
  width: 7,
  leans: [62, 32, 0, -32, -62],
  wall: 'sill',
  says: ['50 cm', '7 cm', '11 cm'],
};
const allSteel: StripLook = {
  ...steel,
  width: 2.5,
  height: 12,
  wall: 'stone',
  says: ['50 cm', '2.5 cm', '12 cm'],
  base: { top: '#d3dce1', front: '#9aa8b0', side: '#77858d' },
};

const rail: StripLook = {
  ...steel,
  width: 4,
  height: 7.5,
  leans: [34, 0, -34],
  step: 4.4,
  wall: 'stone',
  against: 'monkeys',
  spike: { stroke: '#56646c', shine: '#eef3f5', width: 7, onDark: '#a3b2bb' },
  base: allSteel.base,
  says: ['1 m', '4 cm', '75 mm'],
};
const clearNet: NetLook = {
  stroke: '#7fb0b1',
  onDark: '#d3ebea',
  width: 2.2,
  meshes: 18,
  mounted: balcony,
  says: ['10 ft', '10 ft', '30 mm'],
};
const kitParts =
  path('M-290 250h70M-290 270h70M-290 290h70', { stroke: colour.steelDark, width: 8 }) +
  path('M-220 250q24 0 24-16M-220 270q24 0 24-16M-220 290q24 0 24-16', {
    stroke: colour.steelDark,
    width: 6,
  }) +
  circle(-60, 275, 44, { stroke: '#efe3cd', width: 20 }) +
  circle(-60, 275, 44, { stroke: '#b9a37c', width: 3 }) +
  path('M70 300l150-50M80 310l150-50M90 320l150-50', { stroke: colour.ink, width: 5 });

export const strips = {
  clear: strip(clear),
  clearOnSill: strip({ ...clear, wall: 'sill' }),
  clearOnBeam: strip({ ...clear, wall: 'beam' }),
  red: strip(red),
  slim: strip(slim),
  steel: strip(steel),
  steelOnBeam: strip({ ...steel, wall: 'beam' }),
  wide: strip(wide),
  allSteel: strip(allSteel),
  rail: strip(rail),
};

export const nets = {
  clear: net(clearNet),
  kit: net({
    ...clearNet,
    meshes: 16,
    ratio: 0.8,
    extras: kitParts,
    says: ['10 ft', '8 ft', '30 mm'],
  }),
  shaft: net({
    ...clearNet,
    stroke: '#2a3438',
    onDark: '#93a6aa',
    width: 3.4,
    meshes: 12,
    mounted: shaft,
    says: ['10 m', '10 m', '50 mm'],
  }),
  warehouse: net({
    ...clearNet,
    stroke: '#8b8473',
    onDark: '#cfc8b6',
    width: 2,
    meshes: 22,
    mounted: warehouse,
    says: ['20 m', '20 m', '19 mm'],
  }),
  garden: net({
    ...clearNet,
    stroke: '#5d8a58',
    onDark: '#9cc795',
    width: 2,
    meshes: 20,
    mounted: garden,
    ratio: 0.6,
    says: ['5 m', '3 m', '15 mm'],
  }),
};
