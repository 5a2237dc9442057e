import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CatalogModule } from '../catalog/index.js';
import { SettingsModule } from '../settings/index.js';
import { ArtistLedgerJobs } from './artist-ledger.jobs.js';
import { AddEntry } from './entries/add-entry.js';
import { EntriesController } from './entries/entries.controller.js';
import { ListEntries } from './entries/list-entries.js';
import { Payouts } from './entries/payouts.js';
import { ReverseEntry } from './entries/reverse-entry.js';
import { SentDays } from './entries/sent-days.js';
import { LedgerArtists } from './ledger/ledger-artists.js';
import { LedgerController } from './ledger/ledger.controller.js';
import { ReadLedger } from './ledger/read-ledger.js';
import { PaidPayees } from './payees/paid-payees.js';
import { PayeesController } from './payees/payees.controller.js';
import { Payees } from './payees/payees.js';
import { PostEntries } from './posting/post-entries.js';
import { PostingController } from './posting/posting.controller.js';
import { CloseMonth } from './statements/close-month.js';
import { ListStatements } from './statements/list-statements.js';
import { LiveContents } from './statements/live-contents.js';
import { MonthStatements } from './statements/month-statements.js';
import { PrintStatements } from './statements/print-statements.js';
import { SealedContents } from './statements/sealed-contents.js';
import { StatementFilesController } from './statements/statement-files.controller.js';
import { StatementMonths } from './statements/statement-months.js';
import { StatementsController } from './statements/statements.controller.js';
import { YearReport } from './statements/year/year-report.js';
import { SetShares } from './shares/set-shares.js';
import { SharesController } from './shares/shares.controller.js';
import { LedgerSource } from './today/ledger-source.js';

@Module({
  imports: [AuthModule, CatalogModule, SettingsModule],
  controllers: [
    LedgerController,
    EntriesController,
    PayeesController,
    PostingController,
    SharesController,
    StatementFilesController,
    StatementsController,
  ],
  providers: [
    AddEntry,
    ArtistLedgerJobs,
    CloseMonth,
    LedgerArtists,
    LedgerSource,
    ListEntries,
    ListStatements,
    LiveContents,
    MonthStatements,
    PaidPayees,
    Payees,
    Payouts,
    PostEntries,
    PrintStatements,
    ReadLedger,
    ReverseEntry,
    SealedContents,
    SentDays,
    SetShares,
    StatementMonths,
    YearReport,
  ],
})
export class ArtistLedgerModule {}
