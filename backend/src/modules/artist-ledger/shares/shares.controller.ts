import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, RequiresConfirmation } from '../../auth/index.js';
import { SetShares } from './set-shares.js';
import { SetArtistSharesDto, SetProductShareDto } from './shares.dto.js';
import { ChangedSharesView, ProductShareView } from './shares.view.js';

@AdminOnly()
@ApiTags('artist ledger')
@Controller('admin/artist-ledger')
@RequiresConfirmation()
export class SharesController {
  constructor(private readonly setShares: SetShares) {}

  @Put('shares')
  @ApiOkResponse({ type: ChangedSharesView })
  async ofArtists(@CurrentAdmin() admin: Admin, @Body() form: SetArtistSharesDto): Promise<ChangedSharesView> {
    return { changed: await this.setShares.ofArtists(admin, form.artistIds, form.shareBps) };
  }

  @Put('products/:id/share')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: ProductShareView })
  async ofProduct(
    @CurrentAdmin() admin: Admin,
    @IdParam() productId: string,
    @Body() { shareBps }: SetProductShareDto,
  ): Promise<ProductShareView> {
    await this.setShares.ofProduct(admin, productId, shareBps);
    return { productId, shareBps };
  }
}
