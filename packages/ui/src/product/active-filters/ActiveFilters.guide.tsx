import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow } from '../../../docs/guide/keys.ts';
import { ActiveFilters } from './index.ts';

const filters = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label}` }));

export const guide: Guide = {
  purpose:
    'Shows above a list what narrows it down, each to be taken away by a press. They are links: without script they work as well.',
  when: ['A list is filtered, also where the filters themselves are out of sight.'],
  whenNot: [
    { if: 'Filters are chosen', take: 'FilterPanel' },
    { if: 'It is a state that nobody can take away', take: 'Badge' },
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
      why: 'Each says what is left in the list, in the words of the panel.',
    },
  ],
  anatomy: [
    { part: 'List', is: 'named “Active filters”; wraps.' },
    { part: 'Chip', is: 'the filter’s name and a cross; heard as “Remove filter Bird Nets”.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from chip to chip.' },
    { ...follow, does: 'Takes the filter away; the focus goes to the next chip.' },
  ],
  spoken: 'Default',
};
