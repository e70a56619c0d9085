import { brand } from '@parinda/brand';
import { escapeHtml } from '@parinda/server-kit/escape-html';
import { create, type ThemeVars } from 'storybook/theming';
import { mark } from '../packages/ui/src/foundations/logo/mark.ts';
import { dark, light, type Palette } from '../packages/ui/src/theme/palette.ts';
import { scale } from '../packages/ui/src/theme/scale.ts';

/** Storybook needs the logo as a picture, which cannot load the display font. */
function logo({ fg, rating }: Palette): string {
  const { cx, cy, r } = mark.sun;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="32" fill="${fg.default}"><path d="${mark.wings.join(' ')}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${rating}"/><text x="40" y="24" font-family="system-ui, sans-serif" font-size="23" font-weight="700" letter-spacing="-.6">${escapeHtml(brand.name)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function storybookTheme(base: 'light' | 'dark', palette: Palette): ThemeVars {
  const { bg, fg, border, accent } = palette;
  return create({
    base,
    brandTitle: `${brand.name} design system`,
    brandUrl: './',
    brandImage: logo(palette),
    brandTarget: '_self',
    colorPrimary: accent.solid,
    colorSecondary: accent.solid,
    appBg: bg.muted,
    appContentBg: bg.page,
    appPreviewBg: bg.page,
    appBorderColor: border.subtle,
    appBorderRadius: 8,
    fontBase: scale.font.text,
    textColor: fg.default,
    textInverseColor: fg.inverse,
    textMutedColor: fg.muted,
    barBg: bg.surface,
    barTextColor: fg.muted,
    barHoverColor: accent.fg,
    barSelectedColor: accent.fg,
    inputBg: bg.surface,
    inputBorder: border.field,
    inputTextColor: fg.default,
    inputBorderRadius: 8,
  });
}

/** Storybook themes in the shop's colours. */
export const storybookThemes = {
  light: storybookTheme('light', light),
  dark: storybookTheme('dark', dark),
};
