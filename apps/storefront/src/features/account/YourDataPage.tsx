import { brand } from '@parinda/brand';
import { DescriptionList } from '@parinda/ui/description-list';
import { Heading } from '@parinda/ui/heading';
import { Box, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Text } from '@parinda/ui/text';
import { useCapability } from '../../model/capabilities/useCapability.ts';
import { AccountHead } from '../../parts/account-head/AccountHead.tsx';
import { EmailLink, PhoneLink } from '../../parts/company-facts/ContactLinks.tsx';
import {
  answerTimeText,
  boardText,
  heldData,
  paymentData,
} from '../../parts/personal-data/heldData.ts';
import { paths } from '../../shared/routing/paths.ts';
import { DataRequestForm } from './DataRequestForm.tsx';
import { DownloadData } from './DownloadData.tsx';

/** /account/your-data: the rights of the Digital Personal Data Protection Act 2023. */
export function YourDataPage() {
  const canDownload = useCapability('getMyData');
  const canRequest = useCapability('createDataRequest');
  return (
    <Stack gap="lg">
      <AccountHead title="Your data" />
      <Box as="section" padding="lg" background="surface" radius="lg" border="subtle">
        <Stack>
          <Heading level={2} size="xl">
            What we keep and why
          </Heading>
          <DescriptionList
            items={heldData.map(({ data, purpose }) => ({ term: data, description: purpose }))}
          />
          <Text>
            {paymentData} Read more in our <Link href={paths.privacyPolicy}>privacy policy</Link>.
          </Text>
        </Stack>
      </Box>
      {canDownload && <DownloadData />}
      {canRequest && <DataRequestForm />}
      <ContactPerson canRequest={canRequest} />
    </Stack>
  );
}

function ContactPerson({ canRequest }: { canRequest: boolean }) {
  const { name, designation, phone, email } = brand.dataProtectionContact;
  return (
    <Box as="section" padding="lg" background="surface" radius="lg" border="subtle">
      <Stack>
        <Heading level={2} size="xl">
          Questions and complaints
        </Heading>
        {!canRequest && (
          <Text>
            To get a copy of your data, to correct or erase it, or to withdraw your consent,{' '}
            <Link href={paths.contact}>write to us</Link>. {answerTimeText}
          </Text>
        )}
        <DescriptionList
          items={[
            { term: designation, description: name },
            { term: 'Phone', description: <PhoneLink phone={phone} /> },
            { term: 'E-mail', description: <EmailLink email={email} /> },
          ]}
        />
        <Text>{boardText}</Text>
      </Stack>
    </Box>
  );
}
