import { useState } from 'react';
import { Button } from '../../actions/button/index.ts';
import { CheckboxGroup, type CheckboxGroupProps } from '../../forms/checkbox-group/index.ts';
import { Stack } from '../../layout/index.ts';
import { PriceCeiling, type PriceCeilingProps } from '../price-ceiling/index.ts';
import { withoutScript } from './FilterPanel.css.ts';

export interface FilterPanelProps {
  /** `onChange` is called once the thumb is let go or a typed amount is done. */
  ceiling?: Omit<PriceCeilingProps, 'onChangeEnd'>;
  /** Nothing chosen in a group means that any will do. */
  groups: readonly Omit<CheckboxGroupProps, 'isDisabled'>[];
  /** Of the button that sends the form around the panel, seen only where no script runs. */
  submitLabel?: string;
  resetLabel?: string;
  onReset: () => void;
}

/** What narrows a list down: a price ceiling and groups of checkboxes. It keeps no choice itself. */
export function FilterPanel({
  ceiling,
  groups,
  submitLabel = 'Apply Filters',
  resetLabel = 'Reset Filters',
  onReset,
}: FilterPanelProps) {
  // The list follows when the thumb is let go; until then the amount moves here only.
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
          {submitLabel}
        </Button>
      </div>
      <Button variant="secondary" onPress={onReset}>
        {resetLabel}
      </Button>
    </Stack>
  );
}
