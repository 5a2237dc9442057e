import { Body, Controller, Header, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { PerMinutes } from '#platform/http/rate-limits/rate-limits.js';
import { Public } from '../auth/index.js';
import { SendContactMessageDto } from './contact.dto.js';
import { ContactMessageView } from './contact.view.js';
import { SendContactMessage } from './send-contact-message.js';

@Public()
@ApiTags('contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly sendContactMessage: SendContactMessage) {}

  @Post()
  @PerMinutes(5, 5)
  @Header('cache-control', 'no-store')
  @ApiCreatedResponse({ type: ContactMessageView })
  send(@Body() body: SendContactMessageDto): Promise<ContactMessageView> {
    return this.sendContactMessage.execute(body);
  }
}
