import type { Guide } from '../../../docs/guide/Guide.ts';
import { Box } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';
import { Carousel } from './index.ts';

const slides = ['Steel spikes', 'Nets in ready sizes', 'Reflective tape'].map((text) => (
  <Box key={text} background="muted" radius="md" padding="lg">
    <Text>{text}</Text>
  </Box>
));

export const guide: Guide = {
  purpose:
    'Slides in a row, moved by buttons, swipe or autoplay, which stops on interaction. BannerCarousel and LogoCarousel use it.',
  when: [
    'Similar things that are optional to see: bestsellers.',
    'autoplayMs only for decoration; it stops with the first click, focus or swipe.',
  ],
  whenNot: [
    { if: 'People should see or compare all of them', take: 'ProductGrid' },
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
      why: 'Most people miss what is off screen. Steps that everybody needs are below each other.',
    },
  ],
  anatomy: [
    { part: 'Heading', is: 'in one line with the buttons; optional.' },
    { part: 'Pause', is: 'the first control, with autoplay only.' },
    { part: 'Previous, Next', is: 'with the position between them: “2–3 / 8”.' },
    { part: 'Slides', is: 'slides off screen are inert. Without script, a row that scrolls.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the buttons, then into the visible slides; autoplay stops.' },
    {
      keys: 'Enter, Space',
      does: 'On a button: moves the slides, and announces the visible ones.',
    },
  ],
  spoken: 'Looping',
};
