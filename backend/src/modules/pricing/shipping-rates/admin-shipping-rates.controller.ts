import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { DELETED, DeletedView } from '#platform/http/deleted.view.js';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '../../auth/index.js';
import { CreateShippingRateDto, SaveShippingRateDto } from './shipping-rate.dto.js';
import { AdminShippingRatesView, AdminShippingRateView } from './shipping-rate.view.js';
import { ShippingRates } from './shipping-rates.service.js';

@AdminOnly()
@ApiTags('pricing admin')
@Controller('admin/shipping-rates')
export class AdminShippingRatesController {
  constructor(private readonly rates: ShippingRates) {}

  @Get()
  @ApiOkResponse({ type: AdminShippingRatesView })
  all(): Promise<AdminShippingRatesView> {
    return this.rates.all();
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: AdminShippingRateView })
  create(@CurrentAdmin() admin: Admin, @Body() body: CreateShippingRateDto): Promise<AdminShippingRateView> {
    return this.rates.create(admin, body);
  }

  @Put(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminShippingRateView })
  replace(
    @CurrentAdmin() admin: Admin,
    @IdParam() id: string,
    @Body() body: SaveShippingRateDto,
  ): Promise<AdminShippingRateView> {
    return this.rates.replace(admin, id, body);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: DeletedView })
  async remove(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<DeletedView> {
    await this.rates.remove(admin, id);
    return DELETED;
  }
}
