import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../actions/button/index.ts';
import { TextField } from '../../forms/text-field/index.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';
import { Dialog, DialogContent, DialogWindow } from './index.ts';

const meta = {
  title: 'Overlays/Dialog',
  tags: ['stable'],
  component: Dialog,
  subcomponents: { DialogContent, DialogWindow },
  args: {
    isOpen: true,
    onOpenChange: () => {},
    title: 'Add a new address',
    children: <Text>Where shall we deliver?</Text>,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <main style={{ padding: '1rem', minHeight: '100vh' }}>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </main>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  args: {
    children: (
      <Stack>
        <TextField label="Full name" autoComplete="name" isRequired />
        <TextField label="Phone" type="tel" autoComplete="tel" isRequired />
        <TextField label="Street" autoComplete="address-line1" />
      </Stack>
    ),
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Save address</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    size: 'lg',
    title:
      'Terms under which we take back nets, spikes and gels that were opened, cut or already fitted',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, n) => `Paragraph ${n + 1}`).map((name) => (
          <Text key={name}>
            {name}: what was not fitted comes back within ten days, in its box, with the bill.
          </Text>
        ))}
      </Stack>
    ),
  },
};

export const FullScreen: Story = { args: { size: 'full' } };

export const NotDismissable: Story = {
  args: {
    isDismissable: false,
    title: 'Verifying your payment',
    children: <Text>Please keep this page open.</Text>,
  },
};
