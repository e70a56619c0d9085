/** Icons that tools/renders/icons.ts makes from public/favicon.svg, by edge length in pixels. */
export type Icon = '180' | '192' | '512' | 'maskable-512';

export const iconPath = (icon: Icon): string => `/icons/icon-${icon}.png`;
