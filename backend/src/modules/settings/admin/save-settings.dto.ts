import { type Type as Class } from '@nestjs/common';
import { ApiProperty, ApiSchema, PartialType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsObject, ValidateNested } from 'class-validator';
import { SETTING_GROUPS } from '../values/setting-groups.js';
import { SettingsValues } from '../values/settings-values.dto.js';

/** Fields that are not sent keep their value and their source. */
const SENT_FIELDS_ONLY = { skipNullProperties: false };

@ApiSchema({ name: 'BrandSettings' })
class BrandValues extends PartialType(PickType(SettingsValues, SETTING_GROUPS.brand), SENT_FIELDS_ONLY) {}
@ApiSchema({ name: 'ContactSettings' })
class ContactValues extends PartialType(PickType(SettingsValues, SETTING_GROUPS.contact), SENT_FIELDS_ONLY) {}
@ApiSchema({ name: 'SocialSettings' })
class SocialValues extends PartialType(PickType(SettingsValues, SETTING_GROUPS.social), SENT_FIELDS_ONLY) {}
@ApiSchema({ name: 'PaymentSettings' })
class PaymentValues extends PartialType(PickType(SettingsValues, SETTING_GROUPS.payments), SENT_FIELDS_ONLY) {}
@ApiSchema({ name: 'OrderSettings' })
class OrderValues extends PartialType(PickType(SettingsValues, SETTING_GROUPS.orders), SENT_FIELDS_ONLY) {}
@ApiSchema({ name: 'InvoiceSettings' })
class InvoiceValues extends PartialType(PickType(SettingsValues, SETTING_GROUPS.invoices), SENT_FIELDS_ONLY) {}
@ApiSchema({ name: 'NoticeSettings' })
class NoticeValues extends PartialType(PickType(SettingsValues, SETTING_GROUPS.notices), SENT_FIELDS_ONLY) {}
@ApiSchema({ name: 'ClaimSettings' })
class ClaimValues extends PartialType(PickType(SettingsValues, SETTING_GROUPS.claims), SENT_FIELDS_ONLY) {}
@ApiSchema({ name: 'AnnouncementSettings' })
class AnnouncementValues extends PartialType(PickType(SettingsValues, SETTING_GROUPS.announcement), SENT_FIELDS_ONLY) {}
@ApiSchema({ name: 'DeliverySettings' })
class DeliveryValues extends PartialType(PickType(SettingsValues, SETTING_GROUPS.delivery), SENT_FIELDS_ONLY) {}
@ApiSchema({ name: 'FeedSettings' })
class FeedValues extends PartialType(PickType(SettingsValues, SETTING_GROUPS.feeds), SENT_FIELDS_ONLY) {}

export interface SaveSettings {
  version: number;
  values: Partial<SettingsValues>;
}

/** The body of `PUT /api/admin/settings/{group}` for the values of one group. */
function saveSettings<Values extends Partial<SettingsValues>>(values: Class<Values>): Class<{ version: number; values: Values }> {
  class SaveDto {
    @ApiProperty({ type: Number, description: 'the version the form was opened with; 409 EDIT_CONFLICT when it is outdated' })
    @IsInt({ message: 'Version must be a whole number' })
    version: number;

    @ApiProperty({ type: values })
    @IsObject({ message: 'values is required' })
    @ValidateNested()
    @Type(() => values)
    values: Values;
  }
  return SaveDto;
}

@ApiSchema({ name: 'SaveBrandSettings' })
export class SaveBrandDto extends saveSettings(BrandValues) {}
@ApiSchema({ name: 'SaveContactSettings' })
export class SaveContactDto extends saveSettings(ContactValues) {}
@ApiSchema({ name: 'SaveSocialSettings' })
export class SaveSocialDto extends saveSettings(SocialValues) {}
@ApiSchema({ name: 'SavePaymentSettings' })
export class SavePaymentDto extends saveSettings(PaymentValues) {}
@ApiSchema({ name: 'SaveOrderSettings' })
export class SaveOrderDto extends saveSettings(OrderValues) {}
@ApiSchema({ name: 'SaveInvoiceSettings' })
export class SaveInvoiceSettingsDto extends saveSettings(InvoiceValues) {}
@ApiSchema({ name: 'SaveNoticeSettings' })
export class SaveNoticeDto extends saveSettings(NoticeValues) {}
@ApiSchema({ name: 'SaveClaimSettings' })
export class SaveClaimDto extends saveSettings(ClaimValues) {}
@ApiSchema({ name: 'SaveAnnouncementSettings' })
export class SaveAnnouncementDto extends saveSettings(AnnouncementValues) {}
@ApiSchema({ name: 'SaveDeliverySettings' })
export class SaveDeliveryDto extends saveSettings(DeliveryValues) {}
@ApiSchema({ name: 'SaveFeedSettings' })
export class SaveFeedDto extends saveSettings(FeedValues) {}
