import { Body, Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { SETTING_GROUP_NAMES, SETTING_GROUPS, type SettingGroup } from '@shop/contract/settings-fields';
import { Admin, AdminOnly, CurrentAdmin, RequiresConfirmation } from '../../auth/index.js';
import { settingNotFound } from '../settings.errors.js';
import { AdminSettingsView } from './admin-settings.view.js';
import { PutGroup, type SaveSettings } from './save-settings.dto.js';
import { SettingsEditor } from './settings-editor.js';

const isGroup = (name: string): name is SettingGroup => Object.hasOwn(SETTING_GROUPS, name);

/** One route per group, because every group has its own settings. */
@AdminOnly()
@ApiTags('settings admin')
@Controller('admin/settings')
export class AdminSettingsController {
  constructor(private readonly editor: SettingsEditor) {}

  @Get()
  @ApiOkResponse({ type: AdminSettingsView })
  read(): Promise<AdminSettingsView> {
    return this.editor.read();
  }

  @PutGroup('brand')
  saveBrand(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'brand', body);
  }

  @PutGroup('contact')
  saveContact(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'contact', body);
  }

  @PutGroup('social')
  saveSocial(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'social', body);
  }

  /** The handles decide where money goes, so the password is asked again. */
  @PutGroup('payments')
  @RequiresConfirmation()
  savePayments(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'payments', body);
  }

  @PutGroup('orders')
  saveOrders(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'orders', body);
  }

  @PutGroup('invoices')
  saveInvoices(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'invoices', body);
  }

  @PutGroup('notices')
  saveNotices(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'notices', body);
  }

  @PutGroup('claims')
  saveClaims(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'claims', body);
  }

  @PutGroup('announcement')
  saveAnnouncement(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'announcement', body);
  }

  @PutGroup('delivery')
  saveDelivery(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'delivery', body);
  }

  @PutGroup('feeds')
  saveFeeds(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'feeds', body);
  }

  @PutGroup('pricing')
  savePricing(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'pricing', body);
  }

  @PutGroup('alerts')
  saveAlerts(@CurrentAdmin() admin: Admin, @Body() body: SaveSettings): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'alerts', body);
  }

  @Delete('payments/:field')
  @ApiOkResponse({ type: AdminSettingsView })
  @RequiresConfirmation()
  @ApiParam({ name: 'field', type: String })
  resetHandle(@CurrentAdmin() admin: Admin, @Param('field') field: string): Promise<AdminSettingsView> {
    return this.editor.reset(admin, 'payments', field);
  }

  @Delete(':group/:field')
  @ApiOkResponse({ type: AdminSettingsView })
  @ApiParam({ name: 'group', enum: SETTING_GROUP_NAMES })
  @ApiParam({ name: 'field', type: String })
  reset(@CurrentAdmin() admin: Admin, @Param('group') group: string, @Param('field') field: string): Promise<AdminSettingsView> {
    if (!isGroup(group) || group === 'payments') throw settingNotFound();
    return this.editor.reset(admin, group, field);
  }
}
