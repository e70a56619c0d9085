export { Hidden, type HiddenProps } from './hidden/Hidden.tsx';
export { Box, type BoxProps } from './primitives/Box.tsx';
export { Container, type ContainerProps } from './primitives/Container.tsx';
export { Divider } from './primitives/Divider.tsx';
export { Grid, type GridProps } from './primitives/Grid.tsx';
export { Inline, type InlineProps } from './primitives/Inline.tsx';
export { type Space, Stack, type StackProps } from './primitives/Stack.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden.tsx';
