import type { Right } from './role-rules.js';

/** The routes about what artists are owed. */
export const LEDGER_ROUTE_RIGHTS = {
  'GET /api/admin/artist-ledger': 'artist-ledger',
  'POST /api/admin/artist-ledger/posting': 'artist-ledger',
  'PUT /api/admin/artist-ledger/shares': 'artist-ledger',
  'PUT /api/admin/artist-ledger/products/:id/share': 'artist-ledger',
  'GET /api/admin/artist-ledger/artists/:artistId': 'artist-ledger',
  'PUT /api/admin/artist-ledger/artists/:artistId/payee': 'artist-ledger',
  'DELETE /api/admin/artist-ledger/artists/:artistId/payee': 'artist-ledger',
  'GET /api/admin/artist-ledger/artists/:artistId/entries': 'artist-ledger',
  'POST /api/admin/artist-ledger/artists/:artistId/entries': 'artist-ledger',
  'POST /api/admin/artist-ledger/entries/:id/reversal': 'artist-ledger',
  'GET /api/admin/artist-ledger/statements': 'artist-ledger',
  'POST /api/admin/artist-ledger/statements': 'artist-ledger',
  'GET /api/admin/artist-ledger/statements/batch.pdf': 'artist-ledger',
  'GET /api/admin/artist-ledger/artists/:artistId/statement.pdf': 'artist-ledger',
  'GET /api/admin/artist-ledger/year.csv': 'artist-ledger',
} as const satisfies Record<string, Right>;
