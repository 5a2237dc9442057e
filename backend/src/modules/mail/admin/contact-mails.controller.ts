import { Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '../../auth/index.js';
import { ContactMails } from './contact-mails.js';
import { MailView, ReplyMailView } from './mail.view.js';

@AdminOnly()
@ApiTags('mail')
@Controller('admin/messages/:id/mails')
export class ContactMailsController {
  constructor(private readonly contactMails: ContactMails) {}

  @Get()
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: [MailView] })
  ofMessage(@IdParam() id: string): Promise<MailView[]> {
    return this.contactMails.ofMessage(id);
  }

  @Get('replies')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: [ReplyMailView] })
  ofReplies(@IdParam() id: string): Promise<ReplyMailView[]> {
    return this.contactMails.ofReplies(id);
  }

  @Post()
  @Idempotent()
  @ApiParam({ name: 'id', type: String })
  @ApiCreatedResponse({ type: [MailView] })
  resend(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<MailView[]> {
    return this.contactMails.resend(admin, id);
  }
}
