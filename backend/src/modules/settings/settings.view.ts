import { PUBLIC_SETTING_NAMES } from '@shop/contract/settings-fields';
import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { text } from '#platform/http/openapi-fields.js';
import { PageLinkView } from './pages/page.view.js';
import { fieldsByManualMethod, PAYMENT_METHODS, type PaymentMethod } from './payment-methods/method-rules.js';
import { PaymentMethodView } from './payment-methods/payment-method.view.js';
import { CARD_PAYMENTS, type CardPayments } from './values/card-payments.js';
import { SettingsValues } from './values/settings-values.dto.js';

@ApiSchema({ name: 'PaymentHandles' })
class PaymentHandlesView extends fieldsByManualMethod<string>(() => ApiProperty(text)) {}

@ApiSchema({ name: 'ClosedShop' })
class ClosedShopView {
  @ApiProperty({ ...text, description: 'the day on which orders open again, YYYY-MM-DD' }) opensOn: string;
}

/** Brand values for the server-rendered pages, the screens and the mails. */
@ApiSchema({ name: 'ShopSettings' })
export class ShopSettingsView extends PickType(SettingsValues, PUBLIC_SETTING_NAMES) {
  @ApiProperty({ type: PaymentHandlesView }) paymentHandles: PaymentHandlesView;
  @ApiProperty({ type: [PaymentMethodView], description: 'all methods, in the order of the checkout' })
  paymentMethods: PaymentMethodView[];
  /** Derived from the configuration, never stored. */
  @ApiProperty({ enum: CARD_PAYMENTS, description: 'sandbox: simulated payments, labelled as a test' })
  cardPayments: CardPayments;
  @ApiProperty({
    enum: PAYMENT_METHODS,
    enumName: 'PaymentMethod',
    isArray: true,
    description: 'the other methods are shown as not available',
  })
  offeredMethods: PaymentMethod[];
  @ApiProperty({ type: ClosedShopView, nullable: true, description: 'null: the shop takes orders' })
  closed: ClosedShopView | null;
  @ApiProperty({ type: [PageLinkView], description: 'the published pages' })
  pages: PageLinkView[];
}
