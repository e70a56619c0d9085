export { Radio } from './Radio.tsx';
export { RadioGroup } from './RadioGroup.tsx';
