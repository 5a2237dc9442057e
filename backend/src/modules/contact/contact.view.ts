import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CONTACT_SUBJECTS, type ContactMessage, type ContactSubject } from './contact-message.entity.js';

@ApiSchema({ name: 'ContactMessage' })
export class ContactMessageView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String }) email: string;
  @ApiProperty({ enum: CONTACT_SUBJECTS }) subject: ContactSubject;
  @ApiProperty({ type: String }) message: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}

export const contactMessageView = ({ id, name, email, subject, message, createdAt }: ContactMessage): ContactMessageView => ({
  id,
  name,
  email,
  subject,
  message,
  createdAt,
});
