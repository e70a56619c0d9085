import type { Guide } from '../../../docs/guide/Guide.ts';
import { overlay } from '../../../docs/guide/keys.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/text/index.ts';

export const guide: Guide = {
  purpose:
    'One product over the whole window: picture left, price and four points right, the long text beneath.',
  when: ['Somebody looks a product up and goes on with the page they were on.'],
  whenNot: [
    { if: 'The product shall be bought, reviewed or shared', take: 'Link' },
    { if: 'Pictures alone are shown', take: 'Lightbox' },
    { if: 'It is another thing than a product', take: 'Dialog' },
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
      why: 'A point is one fact in three to six words. “High quality” is said of everything.',
    },
  ],
  anatomy: [
    { part: 'Header', is: 'the dialog’s title and Close.' },
    { part: 'Picture', is: 'square.' },
    { part: 'Details', is: 'title, one sentence, price, four points at most.' },
    { part: 'Description', is: 'the long text, as Prose.' },
  ],
  keyboard: overlay,
  spoken: 'Default',
};
