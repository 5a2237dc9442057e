import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '../payment-methods/method-rules.js';
import { CARD_PAYMENTS, type CardPayments } from '../values/card-payments.js';
import type { SettingName } from '../values/setting-groups.js';
import { SettingsValues } from '../values/settings-values.dto.js';

const SOURCES = ['default', 'set', 'environment'] as const;
export type SettingSource = (typeof SOURCES)[number];

@ApiSchema({ name: 'AdminSettings' })
export class AdminSettingsView {
  @ApiProperty({ type: SettingsValues }) values: SettingsValues;
  @ApiProperty({ type: Number }) version: number;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: [...SOURCES] },
    description: 'where the value of each field comes from',
  })
  source: Record<SettingName, SettingSource>;
  @ApiProperty({ enum: CARD_PAYMENTS, description: 'set by the Stripe keys in the environment' }) cardPayments: CardPayments;
  @ApiProperty({ enum: PAYMENT_METHODS, enumName: 'PaymentMethod', isArray: true }) offeredMethods: PaymentMethod[];
}
