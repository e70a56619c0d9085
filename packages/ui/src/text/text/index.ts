export { noBreakMeasures } from './noBreakMeasures.ts';
export { Text } from './Text.tsx';
