import { Module } from '@nestjs/common';
import { SettingsController } from './settings.controller.js';
import { ShopSettings } from './shop-settings.js';

@Module({ controllers: [SettingsController], providers: [ShopSettings], exports: [ShopSettings] })
export class SettingsModule {}
