import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { largeScreen, underFinger } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { dark, darkMore, forced, light, lightMore } from './palette.ts';
import { scale } from './scale.ts';

const { color, ...rest } = vars;
const darkVars = assignVars(color, dark);

createGlobalTheme(':root', rest, { '@layer': layers.theme, ...scale });

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        [underFinger]: { vars: { [rest.size.controlSmall]: scale.size.control } },
        [largeScreen]: {
          vars: {
            [rest.width.page]: scale.width.pageLarge,
            [rest.width.band]: scale.width.bandLarge,
          },
        },
      },
    },
  },
});

globalStyle(':root', {
  '@layer': { [layers.theme]: { colorScheme: 'light', vars: assignVars(color, light) } },
});

globalStyle(':root:not([data-theme="light"])', {
  '@layer': {
    [layers.theme]: {
      '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars } },
    },
  },
});

globalStyle('[data-theme="dark"]', {
  '@layer': { [layers.theme]: { colorScheme: 'dark', vars: darkVars } },
});

const more = '(prefers-contrast: more)';
const darkMoreVars = assignVars(color, darkMore);

globalStyle(':root', {
  '@layer': { [layers.theme]: { '@media': { [more]: { vars: assignVars(color, lightMore) } } } },
});

globalStyle(':root:not([data-theme="light"])', {
  '@layer': {
    [layers.theme]: {
      '@media': { [`(prefers-color-scheme: dark) and ${more}`]: { vars: darkMoreVars } },
    },
  },
});

globalStyle('[data-theme="dark"]', {
  '@layer': { [layers.theme]: { '@media': { [more]: { vars: darkMoreVars } } } },
});

globalStyle(':root, [data-theme]', {
  '@layer': {
    [layers.theme]: {
      '@media': { '(forced-colors: active)': { vars: assignVars(color, forced) } },
    },
  },
});

// Forced colours need a second rule: `:not([data-theme])` above is more specific than `:root`.
globalStyle(':root:not([data-theme="light"])', {
  '@layer': {
    [layers.theme]: {
      '@media': { '(forced-colors: active)': { vars: assignVars(color, forced) } },
    },
  },
});
