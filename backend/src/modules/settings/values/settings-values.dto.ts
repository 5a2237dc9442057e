import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type ListedSettings, SETTING_NAMES, SETTINGS } from '@shop/contract/settings-fields';
import { ValidateBy } from 'class-validator';
import { classOf } from '#platform/http/class-of.js';
import { text } from '#platform/http/openapi-fields.js';
import { CleanLine } from '#platform/http/text-fields.js';
import type { ManualMethod } from '../payment-methods/payment-methods.js';
import { byManualMethod, isHandle, MANUAL_METHODS, type ManualMethodId } from '../payment-methods/method-rules.js';
import { settingRules } from './field-rules.js';

type Handles = Record<ManualMethodId, string>;

/** The account of each method that is paid by hand, under the id of the method. */
const HANDLE_RULES = byManualMethod((_, method: ManualMethod) =>
  applyDecorators(
    ApiProperty({ ...text, description: `empty: the shop does not offer ${method.label}` }),
    CleanLine(),
    ValidateBy(
      { name: 'isHandle', validator: { validate: (value) => isHandle(method, value) } },
      { message: method.handle.message },
    ),
  ),
);

/** Every value that staff edit, with its rule. */
@ApiSchema({ name: 'SettingsValues' })
export class SettingsValues extends classOf<Handles & ListedSettings>([
  ...MANUAL_METHODS.map((id) => [id, HANDLE_RULES[id]] as const),
  ...SETTING_NAMES.map((name) => [name, settingRules(SETTINGS[name])] as const),
]) {}
