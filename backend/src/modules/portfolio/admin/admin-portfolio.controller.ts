import { Body, Controller, Delete, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DELETED, DeletedView } from '#platform/http/deleted.view.js';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '#modules/auth/index.js';
import { PortfolioItemView } from '../portfolio.view.js';
import { AdminPortfolio } from './admin-portfolio.service.js';
import { AddPortfolioItemDto, ArrangePortfolioDto, ChangePortfolioItemDto } from './portfolio-item.dto.js';

/** The ids of the operations before the admin's routes had a controller of their own; the API description keeps them. */
const OperationId = (operationId: string): MethodDecorator => ApiOperation({ operationId, summary: undefined });

@AdminOnly()
@ApiTags('portfolio')
@Controller('portfolio')
export class AdminPortfolioController {
  constructor(private readonly portfolio: AdminPortfolio) {}

  @Post()
  @Idempotent()
  @OperationId('Portfolio_add')
  @ApiCreatedResponse({ type: PortfolioItemView })
  add(@CurrentAdmin() admin: Admin, @Body() item: AddPortfolioItemDto): Promise<PortfolioItemView> {
    return this.portfolio.add(admin, item);
  }

  @Put('order')
  @OperationId('Portfolio_arrange')
  @ApiOkResponse({ type: [PortfolioItemView] })
  arrange(@CurrentAdmin() admin: Admin, @Body() { ids }: ArrangePortfolioDto): Promise<PortfolioItemView[]> {
    return this.portfolio.arrange(admin, ids);
  }

  @Put(':id')
  @OperationId('Portfolio_change')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: PortfolioItemView })
  change(
    @CurrentAdmin() admin: Admin,
    @IdParam() id: string,
    @Body() change: ChangePortfolioItemDto,
  ): Promise<PortfolioItemView> {
    return this.portfolio.change(admin, id, change);
  }

  @Delete(':id')
  @OperationId('Portfolio_remove')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: DeletedView })
  async remove(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<DeletedView> {
    await this.portfolio.remove(admin, id);
    return DELETED;
  }
}
