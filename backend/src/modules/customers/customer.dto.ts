import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CONTACT_TEXTS, ORDER_TEXTS } from '@shop/contract/text-fields';
import { text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';

/** The address is never part of a path, because paths are logged. */
@ApiSchema({ name: 'CustomerAddress' })
export class CustomerAddressDto {
  @ApiProperty({ ...text, format: 'email', maxLength: 254, description: 'upper and lower case are the same' })
  @Text(CONTACT_TEXTS.email)
  email: string;
}

@ApiSchema({ name: 'AddCustomerNote' })
export class AddCustomerNoteDto extends CustomerAddressDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 1000 })
  @Text(ORDER_TEXTS.note)
  text: string;
}
