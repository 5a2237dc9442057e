export { ArtistLedgerModule } from './artist-ledger.module.js';
export { LedgerEntry } from './entities/ledger-entry.entity.js';
export { Payee } from './entities/payee.entity.js';
export { Statement } from './statements/statement.entity.js';
