import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { AdminOnly } from '../../auth/index.js';
import { ArtistLedgerView, LedgerArtistPageView } from './ledger.view.js';
import { ReadLedger } from './read-ledger.js';

/** What the artists are owed. */
@AdminOnly()
@ApiTags('artist ledger')
@Controller('admin/artist-ledger')
export class LedgerController {
  constructor(private readonly readLedger: ReadLedger) {}

  @Get()
  @ApiOkResponse({ type: ArtistLedgerView })
  list(): Promise<ArtistLedgerView> {
    return this.readLedger.all();
  }

  @Get('artists/:artistId')
  @ApiParam({ name: 'artistId', type: String })
  @ApiOkResponse({ type: LedgerArtistPageView })
  one(@IdParam('artistId') artistId: string): Promise<LedgerArtistPageView> {
    return this.readLedger.one(artistId);
  }
}
