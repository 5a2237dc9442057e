import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Duty, DutySource } from '#platform/today/duty-source.js';
import type { Right } from '../../auth/index.js';
import { messageDuties } from './message-duties.js';
import { UNANSWERED_MESSAGES } from './messages-today.queries.js';

@Injectable()
export class MessagesSource extends DutySource {
  readonly label = 'Messages';
  readonly group = 'sell';
  readonly rank = 4;
  readonly right: Right = 'messages';

  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  async duties(): Promise<Duty[]> {
    const messages = await UNANSWERED_MESSAGES.first(this.db);
    return messages ? messageDuties(messages) : [];
  }
}
