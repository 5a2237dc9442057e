import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { CONTACT_TEXTS } from '@shop/contract/text-fields';
import { Allow, IsIn } from 'class-validator';
import { Text } from '#platform/http/text-fields.js';
import { CONTACT_SUBJECTS, type ContactSubject } from './contact-message.entity.js';

@ApiSchema({ name: 'SendContactMessage' })
export class SendContactMessageDto {
  @ApiProperty({ type: String, minLength: 2, maxLength: 120 })
  @Text(CONTACT_TEXTS.name)
  name: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @Text(CONTACT_TEXTS.email)
  email: string;

  @ApiProperty({ enum: CONTACT_SUBJECTS })
  @IsIn(CONTACT_SUBJECTS, { message: 'Please select a subject' })
  subject: ContactSubject;

  @ApiProperty({ type: String, minLength: 10, maxLength: 5000 })
  @Text(CONTACT_TEXTS.message)
  message: string;

  @ApiPropertyOptional({ type: String, description: 'must be empty: the field is hidden from people, and bots fill it in' })
  @Allow()
  website?: unknown;
}
