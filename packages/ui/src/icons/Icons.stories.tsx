import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Inline } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import * as icons from './index.ts';

const meta = { title: 'Theme/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid minItemWidth={180} gap="md">
      {Object.entries(icons).map(([name, Icon]) => (
        <Inline key={name}>
          <Icon />
          <Text size="sm" tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};
