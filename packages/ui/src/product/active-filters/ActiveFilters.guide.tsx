import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow } from '../../../docs/guide/keys.ts';
import { ActiveFilters } from './index.ts';

const filters = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label}` }));

export const guide: Guide = {
  purpose:
    'Shows the active filters above a list. Each is a link that removes it, which works without script.',
  when: ['A list is filtered, and the filters may be out of sight.'],
  whenNot: [
    { if: 'People select filters', take: 'FilterPanel' },
    { if: 'It is a state that cannot be removed', take: 'Badge' },
  ],
  pairs: [
    {
      do: <ActiveFilters filters={filters('Up to ₹2,000', 'Bird Nets', '4★ & up')} />,
      dont: (
        <ActiveFilters
          label="Filters"
          filters={filters('Price: yes', 'Category: 1', 'Rating: yes')}
        />
      ),
      why: 'Each filter has the name that it has in the panel.',
    },
  ],
  anatomy: [
    { part: 'List', is: 'named “Active filters”; wraps.' },
    {
      part: 'Chip',
      is: 'the name of the filter and a cross; screen readers read “Remove filter Bird Nets”.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from filter to filter.' },
    { ...follow, does: 'Removes the filter; focus moves to the next one.' },
  ],
  spoken: 'Default',
};
