import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { MessagesPageDto, MarkMessageDto } from './admin-message.dto.js';
import { AdminMessages } from './admin-messages.service.js';
import { AdminMessageView, MessagesSummaryView } from './admin-message.view.js';

@AdminOnly()
@ApiTags('contact admin')
@Controller('admin/messages')
export class AdminMessagesController {
  constructor(private readonly messages: AdminMessages) {}

  @Get()
  @ApiOkResponse({ type: [AdminMessageView] })
  all(@Query() which: MessagesPageDto): Promise<AdminMessageView[]> {
    return this.messages.page(which);
  }

  @Get('summary')
  @ApiOkResponse({ type: MessagesSummaryView })
  summary(): Promise<MessagesSummaryView> {
    return this.messages.summary();
  }

  @Get(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminMessageView })
  one(@IdParam() id: string): Promise<AdminMessageView> {
    return this.messages.message(id);
  }

  @Put(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminMessageView })
  mark(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: MarkMessageDto): Promise<AdminMessageView> {
    return this.messages.mark(admin, id, body);
  }
}
