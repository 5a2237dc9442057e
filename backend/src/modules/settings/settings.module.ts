import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/index.js';
import { AdminSettingsController } from './admin/admin-settings.controller.js';
import { SettingsEditor } from './admin/settings-editor.js';
import { HandleChange } from './handle-change.entity.js';
import { HandleChanges } from './handle-changes.js';
import { SettingsController } from './settings.controller.js';
import { ShopSettingsRow } from './shop-settings.entity.js';
import { ShopSettings } from './shop-settings.js';

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([ShopSettingsRow, HandleChange])],
  controllers: [SettingsController, AdminSettingsController],
  providers: [ShopSettings, SettingsEditor, HandleChanges],
  exports: [ShopSettings, HandleChanges],
})
export class SettingsModule {}
