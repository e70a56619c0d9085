import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longText,
  longTitle,
  never,
  says,
  shows,
  times,
} from '../../testing/storyParts.ts';
import { BlogsPage } from './BlogsPage.tsx';

const { blog } = fixtures;

const meta = {
  title: 'Pages/Blogs',
  tags: ['stable', '!autodocs'],
  component: BlogsPage,
  ...pageStories({ path: paths.blogs, isSignedIn: false }),
} satisfies Meta<typeof BlogsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: answering({ 'blogs/': never }),
  play: says('Loading blogs'),
};
export const Empty: Story = {
  parameters: answering({ 'blogs/': [] }),
  play: says('No blogs available at the moment. Stay Tuned !!'),
};
export const Failed: Story = {
  parameters: answering({ 'blogs/': errorResponse(400) }),
  play: says('The articles could not be loaded'),
};
export const One: Story = { play: shows(blog.title) };
/** Every third post has no picture. */
export const Many: Story = {
  tags: ['sheet'],
  parameters: answering({
    'blogs/': times(30, (id) => ({
      ...blog,
      id,
      slug: `why-${id}`,
      title: `Why pigeons come back, part ${id}`,
      content: id % 3 ? blog.content : '<p>A ledge that was safe once is remembered.</p>',
    })),
  }),
  play: says('Why pigeons come back, part 30'),
};
export const LongTexts: Story = {
  parameters: answering({
    'blogs/': [{ ...blog, title: longTitle, content: `<p>${longText}</p>` }],
  }),
  play: shows(longTitle),
};
