/**
 * Raw colours. Components use the names of contract.css.ts; only code without styles (pictures, the
 * app's manifest) uses these. contrast.test.ts checks every allowed pair.
 */
export const light = {
  bg: { page: '#fbf9f4', surface: '#ffffff', muted: '#f3efe6', inverse: '#0c3236' },
  fg: { default: '#15262a', muted: '#52625f', inverse: '#f3f8f5', link: '#0a5b63' },
  /**
   * `subtle` only separates; `field` is the edge of a control (3:1 or more on every background).
   */
  border: { subtle: '#e3ddd0', field: '#7b8784', focus: '#0b6e78' },
  accent: {
    solid: '#0b6169',
    onSolid: '#ffffff',
    soft: '#dfeeec',
    fg: '#0a5a61',
    border: '#4a9196',
  },
  success: {
    solid: '#1e7145',
    onSolid: '#ffffff',
    soft: '#e1f1e5',
    fg: '#17603a',
    border: '#4c9569',
  },
  warning: {
    solid: '#8a5a00',
    onSolid: '#ffffff',
    soft: '#fbeed0',
    fg: '#754a00',
    border: '#a9771b',
  },
  danger: {
    solid: '#b3261e',
    onSolid: '#ffffff',
    soft: '#fbe6e2',
    fg: '#a1201a',
    border: '#cb6057',
  },
  info: { solid: '#2b5c9e', onSolid: '#ffffff', soft: '#e4ecf7', fg: '#264f88', border: '#6587bb' },
  price: { now: '#15262a', was: '#52625f', off: '#17603a' },
  rating: '#bd7100',
  overlay: 'rgb(12 32 34 / 0.5)',
};

export type Palette = typeof light;

export const dark: Palette = {
  bg: { page: '#0e1718', surface: '#152223', muted: '#1d2c2d', inverse: '#07292c' },
  fg: { default: '#edebe4', muted: '#a9b5b3', inverse: '#eaf3f1', link: '#7fd0d2' },
  border: { subtle: '#2b3b3c', field: '#7d8e8d', focus: '#8ad8da' },
  accent: {
    solid: '#7fd0d2',
    onSolid: '#062a2d',
    soft: '#12393c',
    fg: '#86d3d5',
    border: '#4e9da1',
  },
  success: {
    solid: '#7ccb98',
    onSolid: '#06281a',
    soft: '#153524',
    fg: '#8ad3a3',
    border: '#4f9b6e',
  },
  warning: {
    solid: '#e9bd62',
    onSolid: '#2d1e00',
    soft: '#3a2d11',
    fg: '#edc67a',
    border: '#ad8632',
  },
  danger: {
    solid: '#f2998f',
    onSolid: '#3a0905',
    soft: '#43201d',
    fg: '#f5a99f',
    border: '#c76a60',
  },
  info: { solid: '#9dbdeb', onSolid: '#0b2142', soft: '#1d2e49', fg: '#a9c5ee', border: '#6589c0' },
  price: { now: '#edebe4', was: '#a9b5b3', off: '#8ad3a3' },
  rating: '#f0b44a',
  overlay: 'rgb(2 8 9 / 0.65)',
};

/** Light colours for `prefers-contrast: more`: 7:1 for text, 4.5:1 for edges. */
export const lightMore: Palette = {
  bg: { page: '#ffffff', surface: '#ffffff', muted: '#f3efe6', inverse: '#00191c' },
  fg: { default: '#000000', muted: '#2e3b39', inverse: '#ffffff', link: '#00474e' },
  border: { subtle: '#7b8784', field: '#3f4a48', focus: '#00474e' },
  accent: { ...light.accent, solid: '#00474e', fg: '#00474e', border: '#00474e' },
  success: { ...light.success, solid: '#0b4526', fg: '#0b4526', border: '#0b4526' },
  warning: { ...light.warning, solid: '#573600', fg: '#573600', border: '#573600' },
  danger: { ...light.danger, solid: '#7d120d', fg: '#7d120d', border: '#7d120d' },
  info: { ...light.info, solid: '#173a6b', fg: '#173a6b', border: '#173a6b' },
  price: { now: '#000000', was: '#2e3b39', off: '#0b4526' },
  rating: '#7a4800',
  overlay: 'rgb(12 32 34 / 0.75)',
};

/** Dark colours for `prefers-contrast: more`. */
export const darkMore: Palette = {
  bg: { page: '#000000', surface: '#0b1415', muted: '#152223', inverse: '#00191c' },
  fg: { default: '#ffffff', muted: '#d3dcda', inverse: '#ffffff', link: '#a5e3e5' },
  border: { subtle: '#7d8e8d', field: '#b4c2c0', focus: '#b3ecee' },
  accent: { ...dark.accent, solid: '#a5e3e5', fg: '#a5e3e5', border: '#a5e3e5' },
  success: { ...dark.success, solid: '#a9e2bd', fg: '#a9e2bd', border: '#a9e2bd' },
  warning: { ...dark.warning, solid: '#f5d595', fg: '#f5d595', border: '#f5d595' },
  danger: { ...dark.danger, solid: '#fac3bc', fg: '#fac3bc', border: '#fac3bc' },
  info: { ...dark.info, solid: '#c4d8f5', fg: '#c4d8f5', border: '#c4d8f5' },
  price: { now: '#ffffff', was: '#d3dcda', off: '#a9e2bd' },
  rating: '#f7ca77',
  overlay: 'rgb(2 8 9 / 0.8)',
};

const systemTone = {
  solid: 'ButtonText',
  onSolid: 'ButtonFace',
  soft: 'Canvas',
  fg: 'CanvasText',
  border: 'CanvasText',
};

/** Every role as a system colour, for forced colours. */
export const forced: Palette = {
  bg: { page: 'Canvas', surface: 'Canvas', muted: 'Canvas', inverse: 'Canvas' },
  fg: { default: 'CanvasText', muted: 'CanvasText', inverse: 'CanvasText', link: 'LinkText' },
  border: { subtle: 'CanvasText', field: 'ButtonBorder', focus: 'Highlight' },
  accent: { ...systemTone, solid: 'Highlight', onSolid: 'HighlightText' },
  success: systemTone,
  warning: systemTone,
  danger: systemTone,
  info: systemTone,
  price: { now: 'CanvasText', was: 'GrayText', off: 'CanvasText' },
  rating: 'CanvasText',
  overlay: 'Canvas',
};
