import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { ThemeEditor } from './theme-editor/ThemeEditor.tsx';

const meta = {
  title: 'Foundations/Theme editor',
  tags: ['stable', '!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => <ThemeEditor />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The editor names the pair first and announces it once. */
export const PairFails: Story = {
  // The story is about a pair that fails, in the preview and in its sample.
  parameters: {
    a11y: { context: { include: ['#storybook-root'], exclude: ['#preview', '[data-sample]'] } },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'accent.solid' });
    await userEvent.clear(field);
    await userEvent.type(field, '#9ad5d9');
    const named =
      /^\d of \d+ pairs have too little contrast: accent.onSolid on accent.solid in light/;
    await waitFor(() => expect(canvas.getByText(named)).toBeInTheDocument(), { timeout: 5000 });
    const failing = canvas.getByRole('region', { name: 'Pairs that fail' });
    await expect(failing).toHaveTextContent('Too little');
  },
};

/** An invalid file changes nothing. */
export const ImportRejected: Story = {
  play: async ({ canvas, userEvent }) => {
    fireEvent.change(canvas.getByLabelText('Pick accent.solid'), { target: { value: '#5b2a86' } });
    await userEvent.type(
      canvas.getByLabelText('Paste theme.css or tokens.json'),
      ':root {{ --pa-radius-medium: 0; }',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('no such token');
    await expect(canvas.getByLabelText('Content of theme.css')).toHaveValue(
      ':root {\n  --pa-color-accent-solid: light-dark(#5b2a86, #7fd0d2);\n}\n',
    );
  },
};

export const Dark: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mode/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Dark' }));
    await expect(canvas.getByLabelText('Pick accent.solid')).toHaveValue('#7fd0d2');
  },
};
