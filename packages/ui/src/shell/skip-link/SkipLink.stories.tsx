import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Shell/SkipLink',
  tags: ['stable'],
  component: SkipLink,
  args: { href: '#main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Press Tab to see the link, Enter to come here.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
