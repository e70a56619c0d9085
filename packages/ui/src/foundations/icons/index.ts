// The icons in use, by plain names. Hidden from readers: what they mean is always said in words.
export * from './account.ts';
export * from './commerce.ts';
export * from './contact.ts';
export * from './controls.ts';
export type { IconProps } from './createIcon.tsx';
export * from './share.ts';
export * from './shell.ts';
export * from './status.ts';
