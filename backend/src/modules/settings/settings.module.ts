import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsController } from './settings.controller.js';
import { ShopSettingsRow } from './shop-settings.entity.js';
import { ShopSettings } from './shop-settings.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShopSettingsRow])],
  controllers: [SettingsController],
  providers: [ShopSettings],
  exports: [ShopSettings],
})
export class SettingsModule {}
