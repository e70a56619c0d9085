import type { Guide } from '../../../docs/guide/Guide.ts';
import { overlay } from '../../../docs/guide/keys.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';

export const guide: Guide = {
  purpose:
    'One product over the whole window: picture left, price and bullets right, the long text below.',
  when: ['People look at a product and continue on their page.'],
  whenNot: [
    { if: 'People buy, review or share the product', take: 'Link' },
    { if: 'It shows only images', take: 'Lightbox' },
    { if: 'It shows no product', take: 'Dialog' },
  ],
  pairs: [
    {
      do: (
        <Stack gap="xxs">
          <Text>Grade 304 stainless steel</Text>
          <Text>One metre per strip</Text>
        </Stack>
      ),
      dont: (
        <Stack gap="xxs">
          <Text>High quality</Text>
          <Text>Made of grade 304 stainless steel, which does not rust, in strips of a metre.</Text>
        </Stack>
      ),
      why: 'A bullet is one fact in three to six words. “High quality” fits every product.',
    },
  ],
  anatomy: [
    { part: 'Header', is: 'the title of the dialog and Close.' },
    { part: 'Picture', is: 'square.' },
    { part: 'Details', is: 'title, one sentence, price, four bullets or so.' },
    { part: 'Description', is: 'the long text, as Prose.' },
  ],
  keyboard: overlay,
  spoken: 'Default',
};
