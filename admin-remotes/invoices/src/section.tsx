import type { AdminSection } from '@shop/admin-kit';
import { ArtistLedgerPage } from './routes/artist-ledger-page.tsx';
import { InvoicesPage } from './routes/invoices-page.tsx';
import { LedgerArtistPage } from './routes/ledger-artist-page.tsx';
import { LedgerMonthsPage } from './routes/ledger-months-page.tsx';

export default [
  { id: 'invoices', title: 'Invoices', routes: [{ path: '*', element: <InvoicesPage /> }] },
  {
    id: 'artist-ledger',
    title: 'Artist Ledger',
    routes: [
      { index: true, element: <ArtistLedgerPage /> },
      { path: 'months', element: <LedgerMonthsPage /> },
      { path: ':artistId', element: <LedgerArtistPage /> },
    ],
  },
] satisfies AdminSection[];
