import { Body, Controller, Delete, Get, Header, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { DELETED, DeletedView } from '#platform/http/deleted.view.js';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Public } from '../auth/index.js';
import { AddPortfolioItemDto, ArrangePortfolioDto, ChangePortfolioItemDto } from './admin/portfolio-item.dto.js';
import { Portfolio } from './admin/admin-portfolio.service.js';
import { PortfolioItemView } from './portfolio.view.js';

@ApiTags('portfolio')
@Controller('portfolio')
export class PortfolioController {
  constructor(private readonly portfolio: Portfolio) {}

  @Public()
  @Get()
  @Header('cache-control', 'public, no-cache')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({ type: [PortfolioItemView] })
  all(): Promise<PortfolioItemView[]> {
    return this.portfolio.all();
  }

  @AdminOnly()
  @Post()
  @ApiCreatedResponse({ type: PortfolioItemView })
  add(@CurrentAdmin() admin: Admin, @Body() item: AddPortfolioItemDto): Promise<PortfolioItemView> {
    return this.portfolio.add(admin, item);
  }

  @AdminOnly()
  @Put('order')
  @ApiOkResponse({ type: [PortfolioItemView] })
  arrange(@CurrentAdmin() admin: Admin, @Body() { ids }: ArrangePortfolioDto): Promise<PortfolioItemView[]> {
    return this.portfolio.arrange(admin, ids);
  }

  @AdminOnly()
  @Put(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: PortfolioItemView })
  change(
    @CurrentAdmin() admin: Admin,
    @IdParam() id: string,
    @Body() change: ChangePortfolioItemDto,
  ): Promise<PortfolioItemView> {
    return this.portfolio.change(admin, id, change);
  }

  @AdminOnly()
  @Delete(':id')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: DeletedView })
  async remove(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<DeletedView> {
    await this.portfolio.remove(admin, id);
    return DELETED;
  }
}
