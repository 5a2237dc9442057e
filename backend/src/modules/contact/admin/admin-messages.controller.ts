import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { MessagesPageDto, MarkMessageDto } from './admin-message.dto.js';
import { AdminMessages } from './admin-messages.service.js';
import { AdminMessageView } from './admin-message.view.js';

@AdminOnly()
@ApiTags('contact admin')
@Controller('admin/messages')
export class AdminMessagesController {
  constructor(private readonly messages: AdminMessages) {}

  @Get()
  @ApiOkResponse({ type: [AdminMessageView] })
  all(@Query() { before }: MessagesPageDto): Promise<AdminMessageView[]> {
    return this.messages.page(before);
  }

  @Put(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminMessageView })
  mark(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() { read }: MarkMessageDto): Promise<AdminMessageView> {
    return this.messages.mark(admin, id, read);
  }
}
