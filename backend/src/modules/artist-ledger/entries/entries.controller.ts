import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent, RequiresConfirmation } from '../../auth/index.js';
import { AddEntry } from './add-entry.js';
import { AddLedgerEntryDto, EntryPageDto, ReverseEntryDto } from './entry.dto.js';
import { entryView } from './entry-views.js';
import { EntriesView, EntryView } from './entry.view.js';
import { ListEntries } from './list-entries.js';
import { ReverseEntry } from './reverse-entry.js';

/** What an artist has earned, gave back and was paid. */
@AdminOnly()
@ApiTags('artist ledger')
@Controller('admin/artist-ledger')
export class EntriesController {
  constructor(
    private readonly listEntries: ListEntries,
    private readonly addEntry: AddEntry,
    private readonly reverseEntry: ReverseEntry,
  ) {}

  @Get('artists/:artistId/entries')
  @ApiParam({ name: 'artistId', type: String })
  @ApiOkResponse({ type: EntriesView })
  list(@IdParam('artistId') artistId: string, @Query() page: EntryPageDto): Promise<EntriesView> {
    return this.listEntries.execute(artistId, page);
  }

  @Post('artists/:artistId/entries')
  @RequiresConfirmation()
  @Idempotent()
  @ApiParam({ name: 'artistId', type: String })
  @ApiCreatedResponse({ type: EntryView })
  async add(
    @CurrentAdmin() admin: Admin,
    @IdParam('artistId') artistId: string,
    @Body() form: AddLedgerEntryDto,
  ): Promise<EntryView> {
    return entryView(await this.addEntry.execute(admin, artistId, form));
  }

  /** The opposite entry of the same kind. */
  @Post('entries/:id/reversal')
  @RequiresConfirmation()
  @Idempotent()
  @ApiParam({ name: 'id', type: String })
  @ApiCreatedResponse({ type: EntryView })
  async reverse(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() form: ReverseEntryDto): Promise<EntryView> {
    return entryView(await this.reverseEntry.execute(admin, id, form));
  }
}
