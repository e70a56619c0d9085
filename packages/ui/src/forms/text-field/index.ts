export { type FieldProps, TextField, type TextFieldProps } from './TextField.tsx';
