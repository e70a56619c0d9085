export { PincodeBox, type PincodeBoxProps } from './PincodeBox.tsx';
