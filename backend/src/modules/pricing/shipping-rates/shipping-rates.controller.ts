import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicData } from '#platform/http/caching/cache-control.js';
import { Public } from '../../auth/index.js';
import { CurrentPrices } from '../current-prices.js';
import { rateView, ShippingRateView } from './shipping-rate.view.js';

@Public()
@ApiTags('pricing')
@Controller('shipping-rates')
export class ShippingRatesController {
  constructor(private readonly prices: CurrentPrices) {}

  /** The active rates in their order; none while shipping is free. */
  @Get()
  @PublicData()
  @ApiOkResponse({ type: [ShippingRateView] })
  async all(): Promise<ShippingRateView[]> {
    const { shippingRates } = await this.prices.today();
    return (shippingRates ?? []).map(rateView);
  }
}
