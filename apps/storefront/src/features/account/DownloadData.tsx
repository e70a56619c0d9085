import { api } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Box, Stack } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { useNotices } from '../../shared/feedback/useNotices.tsx';
import { saveJson } from './saveJson.ts';

/** Saves a copy of the customer's data as a file. */
export function DownloadData() {
  const [getMyData, { isFetching }] = api.useLazyGetMyDataQuery();
  const notices = useNotices('account');

  const download = async () => {
    notices.clear();
    const { data } = await getMyData();
    if (!data) {
      notices.show('danger', 'Your data could not be downloaded. Please try again.');
      return;
    }
    saveJson('my-data.json', data);
    notices.show('success', 'Your data is saved as my-data.json.', true);
  };

  return (
    <Box as="section" padding="lg" background="surface" radius="lg" border="subtle">
      <Stack>
        <Heading level={2} size="xl">
          A copy of your data
        </Heading>
        <Text tone="muted">
          A JSON file with your account, addresses, orders, invoices, payments, reviews, wishlist
          and messages.
        </Text>
        {notices.element}
        <div>
          <Button variant="secondary" isPending={isFetching} onPress={download}>
            Download your data
          </Button>
        </div>
      </Stack>
    </Box>
  );
}
