import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PAYEE_METHODS, type PayeeMethod } from '@shop/contract/ways-to-pay';
import { dollars, optionalText, text } from '#platform/http/openapi-fields.js';

@ApiSchema({ name: 'PayeeAddressView' })
export class PayeeAddressView {
  @ApiProperty(text) street: string;
  @ApiProperty(text) city: string;
  @ApiProperty(text) state: string;
  @ApiProperty(text) zipCode: string;
}

@ApiSchema({ name: 'MailingAddressView' })
export class MailingAddressView {
  @ApiProperty(text) name: string;
  @ApiProperty(optionalText) facilityNumber: string | null;
  @ApiProperty(optionalText) facility: string | null;
  @ApiProperty({ type: PayeeAddressView }) address: PayeeAddressView;
}

@ApiSchema({ name: 'Payee' })
export class PayeeView {
  @ApiProperty(text) name: string;
  @ApiProperty({ ...optionalText, description: 'to the artist' }) relation: string | null;
  @ApiProperty({ enum: PAYEE_METHODS, enumName: 'PayeeMethod' }) method: PayeeMethod;
  @ApiProperty({ type: PayeeAddressView }) address: PayeeAddressView;
  @ApiProperty(optionalText) facility: string | null;
  @ApiProperty(optionalText) facilityNumber: string | null;
  @ApiProperty({ ...optionalText, description: 'what the facility or the payee asks for' }) rules: string | null;
  @ApiProperty(dollars) minPayout: string;
  @ApiProperty({ type: Boolean }) onHold: boolean;
  @ApiProperty({ type: MailingAddressView, nullable: true, description: 'where the artist gets a letter' })
  letter: MailingAddressView | null;
  @ApiProperty({ type: 'integer' }) version: number;
}

/** It was sealed with an APP_SECRET that is lost, and has to be typed again. */
@ApiSchema({ name: 'UnreadablePayee' })
export class UnreadablePayeeView {
  @ApiProperty({ type: Boolean, enum: [true] }) unreadable: true;
  @ApiProperty({ type: 'integer' }) version: number;
}
