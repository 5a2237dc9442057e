import { answer } from '@shop/component-testing';

/** Nothing is to be posted before the ledger is read. */
export const givenPosting = () => answer('post', '/api/admin/artist-ledger/posting', { posted: 0 });
