export { Box } from './primitives/Box.tsx';
export { Container } from './primitives/Container.tsx';
export { Grid } from './primitives/Grid.tsx';
export { Inline } from './primitives/Inline.tsx';
export { Stack } from './primitives/Stack.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden.tsx';
