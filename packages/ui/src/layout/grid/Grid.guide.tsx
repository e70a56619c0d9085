import type { Guide } from '../../../docs/guide/Guide.ts';
import { Box, Grid, Inline } from '../index.ts';

export const guide: Guide = {
  purpose:
    'Shows children in columns of equal width: as many as fit, or a number for each width of the window.',
  when: [
    'Cards of categories, articles or facts.',
    'minItemWidth: as many columns as fit.',
    'columns: a number for phones, tablets and desktops.',
  ],
  whenNot: [
    { if: 'The cards are products', take: 'ProductGrid' },
    { if: 'The components have different widths', take: 'Inline' },
  ],
  pairs: [
    {
      do: (
        <Grid minItemWidth={100} gap="sm">
          <Box padding="sm" border="subtle">
            Nets
          </Box>
          <Box padding="sm" border="subtle">
            Steel spikes
          </Box>
        </Grid>
      ),
      dont: (
        <Inline gap="sm">
          <Box padding="sm" border="subtle">
            Nets
          </Box>
          <Box padding="sm" border="subtle">
            Steel spikes
          </Box>
        </Inline>
      ),
      why: 'Equal widths let customers compare cards. With different widths the longest text looks most important.',
    },
  ],
  anatomy: [
    { part: 'Column', is: 'at least minItemWidth wide, 240 px if none is given.' },
    { part: 'Gap', is: 'a step of Space; lg if none is given.' },
    { part: 'Element', is: 'a div, or a list with as="ul": its children are then li.' },
  ],
  keyboard: [],
  spoken: 'Columns',
};
