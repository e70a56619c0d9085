export { Box, type BoxProps } from './Box.tsx';
export { Container, type ContainerProps } from './Container.tsx';
export { Divider } from './Divider.tsx';
export { Grid, type GridProps } from './Grid.tsx';
export { Hidden, type HiddenProps } from './Hidden.tsx';
export { Inline, type InlineProps } from './Inline.tsx';
export { type Space, Stack, type StackProps } from './Stack.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden.tsx';
