import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/index.js';
import { ShopSettingsView } from './settings.view.js';
import { ShopSettings } from './shop-settings.js';

@Public()
@ApiTags('settings')
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: ShopSettings) {}

  @Get()
  @Header('cache-control', 'public, no-cache')
  @ApiOkResponse({ type: ShopSettingsView })
  current(): Promise<ShopSettingsView> {
    return this.settings.current();
  }
}
