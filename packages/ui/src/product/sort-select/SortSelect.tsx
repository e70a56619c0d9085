import { Select, type SelectProps } from '../../forms/select/index.ts';

export interface SortSelectProps extends Omit<SelectProps, 'label' | 'isLabelInline'> {
  label?: string;
}

/** The order of a list, with the label beside it. */
export function SortSelect({ label = 'Sort By', ...rest }: SortSelectProps) {
  return <Select {...rest} label={label} isLabelInline />;
}
