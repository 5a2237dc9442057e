import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { time } from '#platform/http/openapi-fields.js';

@ApiSchema({ name: 'AdminConfirmation' })
export class ConfirmationView {
  @ApiProperty(time) confirmedUntil: string;
}
