import type { Guide } from '../../../docs/guide/Guide.ts';
import { Box } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';
import { Carousel } from './index.ts';

const slides = ['Steel spikes', 'Nets, cut to size', 'Reflective tape'].map((text) => (
  <Box key={text} background="muted" radius="md" padding="lg">
    <Text>{text}</Text>
  </Box>
));

export const guide: Guide = {
  purpose:
    'Slides in a row, turned by buttons, by swipe, or by themselves until somebody reads them. BannerCarousel and LogoCarousel are made of it.',
  when: [
    'Things of one kind of which any is worth a look, and none must be seen: bestsellers.',
    'autoplayMs for decoration alone; it ends with the first press, focus or swipe.',
  ],
  whenNot: [
    { if: 'All of them shall be seen or compared', take: 'ProductGrid' },
    { if: 'They are pictures of one product', take: 'ImageGallery' },
    { if: 'They are parts of a text', take: 'Tabs' },
  ],
  pairs: [
    {
      do: <Carousel label="Our Bestsellers" slides={slides} perView={{ 0: 2 }} />,
      dont: (
        <Carousel
          label="How to fit"
          slides={['1. Clean the ledge', '2. Let it dry', '3. Glue the strip'].map((step) => (
            <Box key={step} background="muted" radius="md" padding="lg">
              <Text>{step}</Text>
            </Box>
          ))}
        />
      ),
      why: 'What lies behind the edge is missed by most. Steps that all are needed stand under each other.',
    },
  ],
  anatomy: [
    { part: 'Heading', is: 'in one line with the buttons; may be missing.' },
    { part: 'Pause', is: 'first of all, where it turns by itself.' },
    { part: 'Previous, Next', is: 'with the place between them: “2–3 / 8”.' },
    { part: 'Slides', is: 'those out of view are inert. Before its script, a row to scroll.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the buttons, then into the slides in view; turning stops.' },
    { keys: 'Enter, Space', does: 'On a button: turns, and says what has come into view.' },
  ],
  spoken: 'Looping',
};
