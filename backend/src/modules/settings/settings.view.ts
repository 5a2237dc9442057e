import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { text } from '#platform/http/openapi-fields.js';
import { CARD_PAYMENTS, type CardPayments } from './card-payments.js';

@ApiSchema({ name: 'PostalAddress' })
class PostalAddressView {
  @ApiProperty(text) street: string;
  @ApiProperty(text) city: string;
  @ApiProperty(text) state: string;
  @ApiProperty(text) zipCode: string;
}

@ApiSchema({ name: 'OfficeHours' })
class OfficeHoursView {
  @ApiProperty(text) days: string;
  @ApiProperty(text) hours: string;
}

@ApiSchema({ name: 'SocialLink' })
class SocialLinkView {
  @ApiProperty(text) name: string;
  @ApiProperty({ ...text, nullable: true }) url: string | null;
}

@ApiSchema({ name: 'PaymentHandles' })
class PaymentHandlesView {
  @ApiProperty(text) venmo: string;
  @ApiProperty(text) cashapp: string;
  @ApiProperty(text) zelle: string;
}

@ApiSchema({ name: 'ImpactFigure' })
class ImpactFigureView {
  @ApiProperty(text) value: string;
  @ApiProperty(text) label: string;
}

@ApiSchema({ name: 'HeroPictures' })
class HeroImagesView {
  @ApiProperty(text) wide: string;
  @ApiProperty(text) portrait: string;
}

/** Brand values for the server-rendered pages, the screens and the mails. */
@ApiSchema({ name: 'ShopSettings' })
export class ShopSettingsView {
  @ApiProperty(text) shopName: string;
  @ApiProperty(text) tagline: string;
  @ApiProperty(text) portfolioOwner: string;
  @ApiProperty(text) email: string;
  @ApiProperty(text) phone: string;
  @ApiProperty({ type: PostalAddressView }) postalAddress: PostalAddressView;
  @ApiProperty({ type: [OfficeHoursView] }) officeHours: OfficeHoursView[];
  @ApiProperty({ type: [SocialLinkView] }) social: SocialLinkView[];
  @ApiProperty({ type: PaymentHandlesView }) paymentHandles: PaymentHandlesView;
  @ApiProperty({ type: [ImpactFigureView] }) impact: ImpactFigureView[];
  @ApiProperty({ ...text, description: 'defines when a business day starts and ends', example: 'America/New_York' })
  timeZone: string;
  @ApiProperty({ type: HeroImagesView, nullable: true }) hero: HeroImagesView | null;
  /** Derived from the configuration, never stored. */
  @ApiProperty({ enum: CARD_PAYMENTS, description: 'sandbox: simulated payments, labelled as a test' })
  cardPayments: CardPayments;
}
