import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin, RequiresConfirmation } from '../../auth/index.js';
import { settingNotFound } from '../settings.errors.js';
import { SETTING_GROUPS, type SettingGroup } from '../values/setting-groups.js';
import { AdminSettingsView } from './admin-settings.view.js';
import {
  SaveAnnouncementDto,
  SaveBrandDto,
  SaveClaimDto,
  SaveContactDto,
  SaveDeliveryDto,
  SaveFeedDto,
  SaveInvoiceSettingsDto,
  SaveNoticeDto,
  SaveOrderDto,
  SavePaymentDto,
  SaveSocialDto,
} from './save-settings.dto.js';
import { SettingsEditor } from './settings-editor.js';

const isGroup = (name: string): name is SettingGroup => Object.hasOwn(SETTING_GROUPS, name);

/** One route per group, because every group has its own fields. */
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

  @Put('brand')
  @ApiOkResponse({ type: AdminSettingsView })
  saveBrand(@CurrentAdmin() admin: Admin, @Body() body: SaveBrandDto): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'brand', body);
  }

  @Put('contact')
  @ApiOkResponse({ type: AdminSettingsView })
  saveContact(@CurrentAdmin() admin: Admin, @Body() body: SaveContactDto): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'contact', body);
  }

  @Put('social')
  @ApiOkResponse({ type: AdminSettingsView })
  saveSocial(@CurrentAdmin() admin: Admin, @Body() body: SaveSocialDto): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'social', body);
  }

  /** The handles decide where money goes, so the password is asked again. */
  @Put('payments')
  @ApiOkResponse({ type: AdminSettingsView })
  @RequiresConfirmation()
  savePayments(@CurrentAdmin() admin: Admin, @Body() body: SavePaymentDto): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'payments', body);
  }

  @Put('orders')
  @ApiOkResponse({ type: AdminSettingsView })
  saveOrders(@CurrentAdmin() admin: Admin, @Body() body: SaveOrderDto): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'orders', body);
  }

  @Put('invoices')
  @ApiOkResponse({ type: AdminSettingsView })
  saveInvoices(@CurrentAdmin() admin: Admin, @Body() body: SaveInvoiceSettingsDto): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'invoices', body);
  }

  @Put('notices')
  @ApiOkResponse({ type: AdminSettingsView })
  saveNotices(@CurrentAdmin() admin: Admin, @Body() body: SaveNoticeDto): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'notices', body);
  }

  @Put('claims')
  @ApiOkResponse({ type: AdminSettingsView })
  saveClaims(@CurrentAdmin() admin: Admin, @Body() body: SaveClaimDto): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'claims', body);
  }

  @Put('announcement')
  @ApiOkResponse({ type: AdminSettingsView })
  saveAnnouncement(@CurrentAdmin() admin: Admin, @Body() body: SaveAnnouncementDto): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'announcement', body);
  }

  @Put('delivery')
  @ApiOkResponse({ type: AdminSettingsView })
  saveDelivery(@CurrentAdmin() admin: Admin, @Body() body: SaveDeliveryDto): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'delivery', body);
  }

  @Put('feeds')
  @ApiOkResponse({ type: AdminSettingsView })
  saveFeeds(@CurrentAdmin() admin: Admin, @Body() body: SaveFeedDto): Promise<AdminSettingsView> {
    return this.editor.save(admin, 'feeds', body);
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
  @ApiParam({ name: 'group', enum: Object.keys(SETTING_GROUPS) })
  @ApiParam({ name: 'field', type: String })
  reset(@CurrentAdmin() admin: Admin, @Param('group') group: string, @Param('field') field: string): Promise<AdminSettingsView> {
    if (!isGroup(group) || group === 'payments') throw settingNotFound();
    return this.editor.reset(admin, group, field);
  }
}
