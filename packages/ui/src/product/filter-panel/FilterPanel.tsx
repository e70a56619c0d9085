import { useState } from 'react';
import { Button } from '../../actions/button/index.ts';
import { CheckboxGroup, type CheckboxGroupProps } from '../../forms/checkbox-group/index.ts';
import { Stack } from '../../layout/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import { PriceCeiling, type PriceCeilingProps } from '../price-ceiling/index.ts';
import { withoutScript } from './FilterPanel.css.ts';

export interface FilterPanelProps {
  /** `onChange` is called at the end of a drag or after a typed amount. */
  ceiling?: Omit<PriceCeilingProps, 'onChangeEnd'>;
  /** No selection in a group means no filter. */
  groups: readonly Omit<CheckboxGroupProps, 'isDisabled'>[];
  /** Label of the button that sends the surrounding form; visible only without script. */
  submitLabel?: string | undefined;
  resetLabel?: string | undefined;
  onReset: () => void;
}

/** Filters of a list: a price ceiling and groups of checkboxes. The parent has the state. */
export function FilterPanel({
  ceiling,
  groups,
  submitLabel,
  resetLabel,
  onReset,
}: FilterPanelProps) {
  const messages = useMessages();
  // During a drag only this state changes; the list is filtered at its end.
  const [dragged, setDragged] = useState<number>();
  return (
    <Stack gap="lg">
      {ceiling && (
        <PriceCeiling
          {...ceiling}
          value={dragged ?? ceiling.value}
          onChange={setDragged}
          onChangeEnd={(value) => {
            setDragged(undefined);
            ceiling.onChange(value);
          }}
        />
      )}
      {groups.map((group) => (
        <CheckboxGroup key={group.label} {...group} />
      ))}
      <div className={withoutScript}>
        <Button type="submit" isFullWidth>
          {submitLabel ?? messages.applyFilters}
        </Button>
      </div>
      <Button variant="secondary" onPress={onReset}>
        {resetLabel ?? messages.resetFilters}
      </Button>
    </Stack>
  );
}
