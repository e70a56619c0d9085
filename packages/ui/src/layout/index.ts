export { Box } from './box/Box.tsx';
export { Container } from './container/Container.tsx';
export { Grid } from './grid/Grid.tsx';
export { Inline } from './inline/Inline.tsx';
export { Stack } from './stack/Stack.tsx';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
