import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { text } from '#platform/http/openapi-fields.js';
import { MailAddress, Paragraphs } from '#platform/http/text-fields.js';

/** The address is never part of a path, because paths are logged. */
@ApiSchema({ name: 'CustomerAddress' })
export class CustomerAddressDto {
  @ApiProperty({ ...text, format: 'email', maxLength: 254, description: 'upper and lower case are the same' })
  @MailAddress('Please enter a valid email address')
  email: string;
}

@ApiSchema({ name: 'AddCustomerNote' })
export class AddCustomerNoteDto extends CustomerAddressDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 1000 })
  @Paragraphs({ label: 'Note', min: 1, max: 1000, required: 'Please write a note' })
  text: string;
}
