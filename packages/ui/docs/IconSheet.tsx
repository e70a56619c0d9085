import * as icons from '../src/foundations/icons/index.ts';
import { Grid, Inline } from '../src/layout/index.ts';
import { Sheet } from './TokenTable.tsx';

/** Every icon, in both sizes. */
export const IconSheet = () => (
  <Sheet>
    <Grid minItemWidth={200} gap="md">
      {Object.entries(icons).map(([name, Icon]) => (
        <Inline key={name} gap="xs" wrap={false}>
          <Icon />
          <Icon size={20} />
          {name}
        </Inline>
      ))}
    </Grid>
  </Sheet>
);
