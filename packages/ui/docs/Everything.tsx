import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Stack } from '../src/layout/index.ts';
import { Heading } from '../src/text/heading/index.ts';
import { Link } from '../src/text/link/index.ts';
import { Text } from '../src/text/text/index.ts';
import { docsHref } from './docsHref.ts';
import * as styles from './everything.css.ts';

type StoryFile = Parameters<typeof composeStories>[0] & { __namedExportsOrder?: string[] };

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx');

const overPage = 'It lies over the whole page.';

/** Components that cannot be shown beside others, and why. */
export const leftOut: Record<string, string> = {
  'Overlays/AlertDialog': overPage,
  'Overlays/Dialog': overPage,
  'Overlays/Drawer': overPage,
  'Overlays/Lightbox': overPage,
  'Product/FilterOverlay': overPage,
  'Product/ProductDialog': overPage,
  'Shell/SideDrawer': overPage,
  'Shell/SkipLink': 'It shows itself to those who come by keyboard, as the first thing of a page.',
};

/** They use the width of the window, not of their cell, or fill the window. */
const wide = [
  'Content/BannerCarousel',
  'Content/LogoCarousel',
  'Media/Carousel',
  'Order/CartTable',
  'Product/ProductGrid',
];

interface Shown {
  title: string;
  /** The first story, or the story with the tag `sheet`. */
  Story: ComponentType & { tags: string[]; parameters: { layout?: string } };
}

/** In the order of the sidebar, which Storybook reads from the text of preview.tsx. */
export const groups = [
  'Foundations',
  'Layout',
  'Text',
  'Actions',
  'Forms',
  'Feedback',
  'Disclosure',
  'Media',
  'Overlays',
  'Product',
  'Order',
  'Content',
  'Shell',
];

function shownOf(file: StoryFile): Shown {
  const { title = '' } = file.default;
  const stories: Record<string, unknown> = composeStories(file);
  const inOrder = file.__namedExportsOrder ?? Object.keys(stories);
  const sheet =
    inOrder.find((name) => (stories[name] as Shown['Story']).tags.includes('sheet')) ??
    inOrder[0] ??
    '';
  return { title, Story: stories[sheet] as Shown['Story'] };
}

export type ComponentGroup = [name: string, components: Shown[]];

/** Loads the stories of every component, each in its own chunk. */
export const loadGroups = (): Promise<ComponentGroup[]> =>
  Promise.all(
    groups.map(async (group): Promise<ComponentGroup> => {
      const own = Object.entries(files).filter(([path]) =>
        path.startsWith(`../src/${group.toLowerCase()}/`),
      );
      return [group, await Promise.all(own.map(async ([, load]) => shownOf(await load())))];
    }),
  );

function Cell({ title, Story }: Shown) {
  const [, name] = title.split('/');
  const reason = leftOut[title];
  const fillsWindow = Story.parameters.layout === 'fullscreen' && !reason;
  return (
    <section
      className={styles.cell}
      data-wide={fillsWindow || wide.includes(title) || undefined}
      data-bleeds={fillsWindow || undefined}
    >
      <h3 className={styles.name}>
        <Link isStandalone href={docsHref(title)} target="_top">
          {name}
        </Link>
      </h3>
      <div className={styles.component}>
        {reason ? <Text tone="muted">{reason}</Text> : <Story />}
      </div>
    </section>
  );
}

/** Every component on one canvas. */
export const Everything = ({ loaded }: { loaded: ComponentGroup[] }) => (
  <Stack gap="xl">
    <Heading level={1}>Everything</Heading>
    {loaded.map(([group, components]) => (
      <Stack key={group} gap="lg">
        <Heading level={2}>{group}</Heading>
        <div className={styles.grid}>
          {components.map((shown) => (
            <Cell key={shown.title} {...shown} />
          ))}
        </div>
      </Stack>
    ))}
  </Stack>
);
