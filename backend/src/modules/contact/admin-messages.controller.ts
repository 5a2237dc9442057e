import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '../auth/index.js';
import { InboxPageDto, MarkMessageDto } from './inbox.dto.js';
import { Inbox } from './inbox.js';
import { InboxMessageView } from './inbox.view.js';

@AdminOnly()
@ApiTags('contact admin')
@Controller('admin/messages')
export class AdminMessagesController {
  constructor(private readonly inbox: Inbox) {}

  @Get()
  @ApiOkResponse({ type: [InboxMessageView] })
  all(@Query() { before }: InboxPageDto): Promise<InboxMessageView[]> {
    return this.inbox.messages(before);
  }

  @Put(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: InboxMessageView })
  mark(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() { read }: MarkMessageDto): Promise<InboxMessageView> {
    return this.inbox.mark(admin, id, read);
  }
}
