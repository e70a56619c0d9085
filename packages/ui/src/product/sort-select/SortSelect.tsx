import { Select, type SelectProps } from '../../forms/select/index.ts';

export interface SortSelectProps
  extends Pick<SelectProps, 'options' | 'value' | 'onChange' | 'name' | 'form'> {
  label?: string;
}

/** The order of a list: a native select with its label beside it. */
export function SortSelect({ label = 'Sort By', ...select }: SortSelectProps) {
  return <Select label={label} isLabelInline {...select} />;
}
