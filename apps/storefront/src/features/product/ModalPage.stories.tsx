import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  longText,
  longTitle,
  never,
  says,
  shows,
  visiting,
} from '../../testing/storyParts.ts';
import { ModalPage } from './ModalPage.tsx';

const { steelSpikes } = fixtures;

const meta = {
  title: 'Pages/Product dialog',
  tags: ['stable', '!autodocs'],
  component: ModalPage,
  ...pageStories({ path: `/modal?slug=${steelSpikes.slug}`, isSignedIn: false }),
} satisfies Meta<typeof ModalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: answering({ [`products/${steelSpikes.slug}/`]: never }),
  play: says('Loading product'),
};
export const Open: Story = {
  tags: ['sheet'],
  play: shows('Product details', 'dialog'),
};
export const LongTexts: Story = {
  parameters: answering({
    [`products/${steelSpikes.slug}/`]: {
      ...steelSpikes,
      title: longTitle,
      long_desc: longText,
      bullet_one: longTitle,
      image1: null,
    },
  }),
  play: shows(longTitle),
};
export const NotFound: Story = {
  parameters: visiting({ path: '/modal?slug=scarecrow' }),
  play: shows('Product not found'),
};
