import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { id } from '#platform/http/openapi-fields.js';
import { MAIL_TRANSPORTS, type MailTransportKind } from '#platform/mail/mail-transport.js';

@ApiSchema({ name: 'TestMail' })
export class TestMailView {
  @ApiProperty(id) id: string;
  @ApiProperty({ type: [String] }) to: string[];
  @ApiProperty({ enum: MAIL_TRANSPORTS, description: 'file: SMTP_URL is not set, the mail was written to DATA_DIR/mail' })
  transport: MailTransportKind;
}

@ApiSchema({ name: 'TestMailArrival' })
export class TestMailArrivalView {
  @ApiProperty({ type: Boolean }) arrived: true;
}
