// Icons are hidden from screen readers: a text always says the same.
export * from './account.ts';
export * from './commerce.ts';
export * from './contact.ts';
export * from './controls.ts';
export type { IconProps } from './createIcon.tsx';
export * from './share.ts';
export * from './shell.ts';
export * from './status.ts';
