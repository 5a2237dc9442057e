import { answer } from '@shop/component-testing';
import type { LedgerArtistPage, LedgerEntry } from '@shop/contract';

/** The API answers with this artist and these entries, as they are at the time of each request. */
export function givenArtist(page: LedgerArtistPage, ...entries: LedgerEntry[]) {
  const server = { page, entries };
  const read = answer('get', '/api/admin/artist-ledger/artists/{artistId}', () => server.page);
  const asked = answer('get', '/api/admin/artist-ledger/artists/{artistId}/entries', () => ({
    entries: server.entries,
    next: null,
  }));
  return { server, read, asked };
}
