import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './index.ts';

const meta = {
  title: 'Text/Prose',
  tags: ['stable'],
  component: Prose,
  args: { children: null },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  render: () => (
    <Prose>
      <h2>Why pigeons come back</h2>
      <p>
        A ledge that was safe once is <strong>remembered</strong>. What helps is not noise but a
        surface on which nobody can stand: see <a href="#fit">how to fit spikes</a>.
      </p>
      <h3 id="fit">How to fit spikes</h3>
      <ol>
        <li>Clean the ledge and let it dry.</li>
        <li>Glue from the outer edge inwards, no gap wider than four centimetres.</li>
      </ol>
      <ul>
        <li>Stainless steel for coasts</li>
        <li>Polycarbonate for everywhere else</li>
      </ul>
      <blockquote>Three monsoons, and not one nest since.</blockquote>
      <hr />
      <p>Averyveryverylongwordwithoutanyblankinitthatmustneverpushaphonespagesidewaysatall.</p>
    </Prose>
  ),
};

export const Html: Story = {
  args: { html: '<h2>From an editor</h2><p>Text that was written elsewhere.</p>' },
};
