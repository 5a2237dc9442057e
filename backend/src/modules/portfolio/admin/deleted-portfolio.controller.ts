import { Controller, Delete, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { DELETED, DeletedView } from '#platform/http/deleted.view.js';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { DeletedPortfolioItemView, PortfolioItemView } from '../portfolio.view.js';
import { DeletedPortfolio } from './deleted-portfolio.js';

/** Deleted images and videos of the portfolio, the latest first, and the way back. */
@AdminOnly()
@ApiTags('portfolio')
@Controller('admin/deleted/portfolio')
export class DeletedPortfolioController {
  constructor(private readonly deleted: DeletedPortfolio) {}

  @Get()
  @ApiOkResponse({ type: [DeletedPortfolioItemView] })
  all(): Promise<DeletedPortfolioItemView[]> {
    return this.deleted.list();
  }

  @Post(':id/restore')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: PortfolioItemView })
  restore(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<PortfolioItemView> {
    return this.deleted.restore(admin, id);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: DeletedView })
  async purge(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<DeletedView> {
    await this.deleted.purge(admin, id);
    return DELETED;
  }
}
