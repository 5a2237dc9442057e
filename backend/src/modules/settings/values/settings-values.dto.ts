import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { handleRule, type ManualMethod } from '@shop/contract/payment-methods';
import { type ListedSettings, SETTING_NAMES, SETTINGS } from '@shop/contract/settings-fields';
import { classOf } from '#platform/http/class-of.js';
import { text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';
import { byManualMethod, MANUAL_METHODS, type ManualMethodId } from '../payment-methods/method-rules.js';
import { settingRules } from './field-rules.js';

type Handles = Record<ManualMethodId, string>;

/** The account of each method that is paid by hand, under the id of the method. */
const HANDLE_RULES = byManualMethod((_, method: ManualMethod) =>
  applyDecorators(
    ApiProperty({ ...text, description: `empty: the shop does not offer ${method.label}` }),
    Text(handleRule(method)),
  ),
);

/** Every value that staff edit, with its rule. */
@ApiSchema({ name: 'SettingsValues' })
export class SettingsValues extends classOf<Handles & ListedSettings>([
  ...MANUAL_METHODS.map((id) => [id, HANDLE_RULES[id]] as const),
  ...SETTING_NAMES.map((name) => [name, settingRules(SETTINGS[name])] as const),
]) {}
