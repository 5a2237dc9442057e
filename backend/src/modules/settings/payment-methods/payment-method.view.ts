import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { optionalText, text } from '#platform/http/openapi-fields.js';
import { PAYMENT_METHODS, type PaymentMethod } from './method-rules.js';

const METHOD_KINDS = ['card', 'wallet', 'manual'] as const;

@ApiSchema({ name: 'PaymentMethodHandle' })
class PaymentMethodHandleView {
  @ApiProperty({ ...text, example: 'Venmo handle' }) label: string;
  @ApiProperty({ ...text, description: 'what an empty field shows', example: '@your-shop' }) placeholder: string;
  @ApiProperty({ type: 'integer' }) maxLength: number;
  @ApiProperty({ ...text, description: 'where shoppers send their money; may be empty' }) value: string;
}

@ApiSchema({ name: 'PaymentMethodInfo' })
export class PaymentMethodView {
  @ApiProperty({ enum: PAYMENT_METHODS, enumName: 'PaymentMethod' }) id: PaymentMethod;
  @ApiProperty({
    enum: METHOD_KINDS,
    enumName: 'PaymentMethodKind',
    description: 'manual: paid by hand to an account of the shop',
  })
  kind: (typeof METHOD_KINDS)[number];
  @ApiProperty({ ...text, description: 'what shoppers choose', example: 'Credit/Debit Card' }) label: string;
  @ApiProperty({ ...text, description: 'for lists', example: 'Card' }) shortLabel: string;
  @ApiProperty({ type: PaymentMethodHandleView, nullable: true, description: 'null: goes through the card provider' })
  handle: PaymentMethodHandleView | null;
  @ApiProperty({
    ...optionalText,
    description:
      'opens the payment app when {handle} (without @ or $), {amount} and {orderNumber} are filled in, percent-encoded',
  })
  payUrl: string | null;
}
