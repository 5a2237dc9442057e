import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Allow, IsIn } from 'class-validator';
import { MailAddress, OneLine, Paragraphs } from '#platform/http/text-fields.js';
import { CONTACT_SUBJECTS, type ContactSubject } from './contact-message.entity.js';

@ApiSchema({ name: 'SendContactMessage' })
export class SendContactMessageDto {
  @ApiProperty({ type: String, minLength: 2, maxLength: 120 })
  @OneLine({ label: 'Name', min: 2, max: 120, required: 'Name must be at least 2 characters' })
  name: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 254 })
  @MailAddress('Please enter a valid email address')
  email: string;

  @ApiProperty({ enum: CONTACT_SUBJECTS })
  @IsIn(CONTACT_SUBJECTS, { message: 'Please select a subject' })
  subject: ContactSubject;

  @ApiProperty({ type: String, minLength: 10, maxLength: 5000 })
  @Paragraphs({ label: 'Message', min: 10, max: 5000, required: 'Message must be at least 10 characters' })
  message: string;

  @ApiPropertyOptional({ type: String, description: 'must be empty: the field is hidden from people, and bots fill it in' })
  @Allow()
  website?: unknown;
}
