import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { REPLIES_OF_MESSAGE, type ReplyToSend, REPLY_TO_SEND } from './message-replies.queries.js';

/** The replies, for other modules. */
@Injectable()
export class MessageReplies {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Undefined when the customer was erased. */
  find(id: string): Promise<ReplyToSend | undefined> {
    return REPLY_TO_SEND.first(this.db, id);
  }

  async ids(messageId: string): Promise<string[]> {
    return (await REPLIES_OF_MESSAGE.rows(this.db, messageId)).map(({ id }) => id);
  }
}
