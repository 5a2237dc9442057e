import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '#modules/auth/index.js';
import { AdminMessages } from '../admin/admin-messages.service.js';
import { AdminMessageView } from '../admin/admin-message.view.js';
import { AnswerMessageDto, ReplyToMessageDto } from './message-reply.dto.js';
import { MessageReplyView } from './message-reply.view.js';
import { ReplyToMessage } from './reply-to-message.js';

@AdminOnly()
@ApiTags('contact admin')
@Controller('admin/messages/:id')
export class MessageRepliesController {
  constructor(
    private readonly messages: AdminMessages,
    private readonly replyToMessage: ReplyToMessage,
  ) {}

  /** Oldest first. */
  @Get('replies')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: [MessageReplyView] })
  replies(@IdParam() id: string): Promise<MessageReplyView[]> {
    return this.messages.replies(id);
  }

  @Post('replies')
  @Idempotent()
  @ApiParam({ name: 'id', type: String })
  @ApiCreatedResponse({ type: [MessageReplyView] })
  async reply(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: ReplyToMessageDto): Promise<MessageReplyView[]> {
    await this.replyToMessage.execute(admin, id, body);
    return this.messages.replies(id);
  }

  /** Tells the other admins who writes a reply; it keeps nobody from sending one. */
  @Put('answering')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminMessageView })
  answering(
    @CurrentAdmin() admin: Admin,
    @IdParam() id: string,
    @Body() { answering }: AnswerMessageDto,
  ): Promise<AdminMessageView> {
    return this.messages.setAnswering(admin, id, answering);
  }
}
