import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { dollars, id, text, time } from '#platform/http/openapi-fields.js';

@ApiSchema({ name: 'SentInvoice' })
export class SentInvoiceView {
  @ApiProperty(id) id: string;
  @ApiProperty(time) sentAt: Date;
  @ApiProperty({ ...text, description: 'the email address it went to' }) sentTo: string;
  @ApiProperty({ ...dollars, description: 'the total on this PDF' }) totalAmount: string;
  @ApiProperty({ type: Boolean, description: 'false until the mail server has accepted the email' }) delivered: boolean;
  @ApiProperty({ ...text, description: 'the SHA-256 of the PDF in hexadecimal digits' }) checksum: string;
}
