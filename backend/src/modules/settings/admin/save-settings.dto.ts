import { applyDecorators, Put, type Type as Class } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiSchema, PartialType, PickType } from '@nestjs/swagger';
import type { SettingGroup } from '@shop/contract/settings-fields';
import { Type } from 'class-transformer';
import { IsInt, IsObject, ValidateNested } from 'class-validator';
import { settingsOf } from '../values/setting-groups.js';
import { SettingsValues } from '../values/settings-values.dto.js';
import { AdminSettingsView } from './admin-settings.view.js';

/** The body of `PUT /api/admin/settings/{group}`. */
export interface SaveSettings {
  version: number;
  values: Partial<SettingsValues>;
}

/** "payments" becomes "Payment". */
const schemaName = (group: SettingGroup): string => group.charAt(0).toUpperCase() + group.slice(1).replace(/s$/, '');

/** Settings that are not sent keep their value and their source. */
function saveSettings(group: SettingGroup): Class<SaveSettings> {
  @ApiSchema({ name: `${schemaName(group)}Settings` })
  class GroupValues extends PartialType(PickType(SettingsValues, settingsOf(group)), { skipNullProperties: false }) {}

  @ApiSchema({ name: `Save${schemaName(group)}Settings` })
  class SaveGroupDto implements SaveSettings {
    @ApiProperty({ type: Number, description: 'the version the form was opened with; 409 EDIT_CONFLICT when it is outdated' })
    @IsInt({ message: 'Version must be a whole number' })
    version: number;

    @ApiProperty({ type: GroupValues })
    @IsObject({ message: 'values is required' })
    @ValidateNested()
    @Type(() => GroupValues)
    values: GroupValues;
  }
  return SaveGroupDto;
}

/** Marks `save(admin, body)` of one group: the body is validated and documented with the settings of this group alone. */
export const PutGroup = (group: SettingGroup): MethodDecorator =>
  applyDecorators(Put(group), ApiOkResponse({ type: AdminSettingsView }), (target: object, method: string | symbol) =>
    Reflect.defineMetadata('design:paramtypes', [Object, saveSettings(group)], target, method),
  );
