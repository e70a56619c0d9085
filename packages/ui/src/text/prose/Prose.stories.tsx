import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { Prose } from './index.ts';

const meta = {
  title: 'Text/Prose',
  tags: ['stable'],
  component: Prose,
  argTypes: { children: { control: false } },
  args: { children: null },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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

/** HTML from an editor, sanitized by the caller. */
export const Playground: Story = {
  args: { html: '<h2>From an editor</h2><p>Text that was <em>written</em> elsewhere.</p>' },
  parameters: { controls: { include: ['html'] } },
};

export const PictureAndTable: Story = {
  render: () => (
    <Prose>
      <h2>How much is needed</h2>
      <p>
        <img src={drawnPicture('spikes')} alt="Spikes on a ledge" width={640} height={640} />
      </p>
      <table>
        <thead>
          <tr>
            <th>Ledge</th>
            <th>Rows of spikes</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Up to 10 cm</td>
            <td>One</td>
          </tr>
          <tr>
            <td>Up to 25 cm</td>
            <td>Two</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  ),
};

export const NarrowWithLongText: Story = {
  args: {
    html: '<h2>Polycarbonatebirdspikesforlongparapets</h2><ol><li>Averyveryverylongwordwithoutanyblankinit</li></ol><p>See <a href="#fit">https://parinda.example/how-to-fit-spikes-on-parapets</a>.</p>',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(12rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
};
