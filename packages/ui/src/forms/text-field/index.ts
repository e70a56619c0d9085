export { toAsciiDigits } from '../../field/digits.ts';
export { TextField } from './TextField.tsx';
