import '@parinda/ui/styles.css';
import '@parinda/ui/reset.css';
import '@parinda/ui/fonts.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Links } from './Links';

export const metadata: Metadata = { title: 'A ledger of birds', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  );
}
