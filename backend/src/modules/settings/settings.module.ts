import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/index.js';
import { AdminSettingsController } from './admin/admin-settings.controller.js';
import { SettingsEditor } from './admin/settings-editor.js';
import { HandleChange } from './handle-change.entity.js';
import { HandleChanges } from './handle-changes.js';
import { AdminPagesController } from './pages/admin-pages.controller.js';
import { MarkdownRenderer } from './pages/markdown-renderer.js';
import { PageEditor } from './pages/page-editor.js';
import { PageRevision } from './pages/page-revision.entity.js';
import { ShopPage } from './pages/page.entity.js';
import { PagesController } from './pages/pages.controller.js';
import { ShopPages } from './pages/shop-pages.js';
import { SettingsController } from './settings.controller.js';
import { ShopSettingsRow } from './shop-settings.entity.js';
import { ShopSettings } from './shop-settings.js';

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([ShopSettingsRow, HandleChange, ShopPage, PageRevision])],
  controllers: [SettingsController, AdminSettingsController, PagesController, AdminPagesController],
  providers: [ShopSettings, SettingsEditor, HandleChanges, ShopPages, PageEditor, MarkdownRenderer],
  exports: [ShopSettings, HandleChanges],
})
export class SettingsModule {}
