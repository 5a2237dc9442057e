import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CatalogModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { ArtistLedgerJobs } from './artist-ledger.jobs.js';
import { AddEntry } from './entries/add-entry.js';
import { EntriesController } from './entries/entries.controller.js';
import { ListEntries } from './entries/list-entries.js';
import { ReverseEntry } from './entries/reverse-entry.js';
import { LedgerArtists } from './ledger/ledger-artists.js';
import { LedgerController } from './ledger/ledger.controller.js';
import { ReadLedger } from './ledger/read-ledger.js';
import { PayeesController } from './payees/payees.controller.js';
import { Payees } from './payees/payees.js';
import { PostEntries } from './posting/post-entries.js';
import { SetShares } from './shares/set-shares.js';
import { SharesController } from './shares/shares.controller.js';

@Module({
  imports: [AuthModule, CatalogModule, SettingsModule],
  controllers: [LedgerController, EntriesController, PayeesController, SharesController],
  providers: [AddEntry, ArtistLedgerJobs, LedgerArtists, ListEntries, Payees, PostEntries, ReadLedger, ReverseEntry, SetShares],
})
export class ArtistLedgerModule {}
