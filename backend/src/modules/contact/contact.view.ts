import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CONTACT_SUBJECTS, type ContactSubject } from './contact.dto.js';

@ApiSchema({ name: 'ContactMessage' })
export class ContactMessageView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String }) email: string;
  @ApiProperty({ enum: CONTACT_SUBJECTS }) subject: ContactSubject;
  @ApiProperty({ type: String }) message: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}
