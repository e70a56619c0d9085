import { Prose } from '@parinda/ui/prose';
import { Tabs } from '@parinda/ui/tabs';

/** Both tabs show the long description (2 §2). */
export function ProductTabs({ description }: { description: string }) {
  const content = (
    <Prose>
      {description.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  );
  return (
    <Tabs
      label="About this product"
      tabs={[
        { id: 'description', title: 'Description', content },
        { id: 'specifications', title: 'Technical Specifications', content },
      ]}
    />
  );
}
