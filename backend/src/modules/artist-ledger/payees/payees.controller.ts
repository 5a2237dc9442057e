import { Body, Controller, Delete, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { DELETED, DeletedView } from '#platform/http/deleted.view.js';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, RequiresConfirmation } from '../../auth/index.js';
import { SavePayeeDto } from './payee.dto.js';
import { PayeeView } from './payee.view.js';
import { Payees } from './payees.js';

/** Who is paid for an artist. */
@AdminOnly()
@ApiTags('artist ledger')
@Controller('admin/artist-ledger/artists/:artistId/payee')
@RequiresConfirmation()
export class PayeesController {
  constructor(private readonly payees: Payees) {}

  @Put()
  @ApiParam({ name: 'artistId', type: String })
  @ApiOkResponse({ type: PayeeView })
  save(@CurrentAdmin() admin: Admin, @IdParam('artistId') artistId: string, @Body() form: SavePayeeDto): Promise<PayeeView> {
    return this.payees.save(admin, artistId, form);
  }

  @Delete()
  @ApiParam({ name: 'artistId', type: String })
  @ApiOkResponse({ type: DeletedView })
  async remove(@CurrentAdmin() admin: Admin, @IdParam('artistId') artistId: string): Promise<DeletedView> {
    await this.payees.remove(admin, artistId);
    return DELETED;
  }
}
