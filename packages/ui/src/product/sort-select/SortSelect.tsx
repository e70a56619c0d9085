import { Select, type SelectProps } from '../../forms/select/index.ts';
import { useMessages } from '../../theme/messages/index.ts';

export interface SortSelectProps extends Omit<SelectProps, 'label' | 'isLabelInline'> {
  label?: string;
}

/** A select for the order of a list, with the label beside it. */
export function SortSelect({ label, ...rest }: SortSelectProps) {
  const messages = useMessages();
  return <Select {...rest} label={label ?? messages.sortBy} isLabelInline />;
}
