'use client';

import { LinkProvider } from '@parinda/ui/link';
import { ToastRegion } from '@parinda/ui/toast-region';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

export function Links({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <LinkProvider navigate={(href) => router.push(href)}>
      {children}
      <ToastRegion />
    </LinkProvider>
  );
}
