import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicData } from '#platform/http/caching/cache-control.js';
import { Public } from '../auth/index.js';
import { ShopSettingsView } from './settings.view.js';
import { ShopSettings } from './shop-settings.js';

@Public()
@ApiTags('settings')
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: ShopSettings) {}

  @Get()
  @PublicData()
  @ApiOkResponse({ type: ShopSettingsView })
  current(): Promise<ShopSettingsView> {
    return this.settings.current();
  }
}
