import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { UNSENT_MAILS, type UnsentMailsState } from './mail.queries.js';

/** The emails of the last two days that are not sent yet. */
@Injectable()
export class UnsentMails {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Their number, and the age of the oldest in seconds, 0 without one. */
  async state(): Promise<UnsentMailsState> {
    return (await UNSENT_MAILS.first(this.db)) ?? { count: 0, oldestSeconds: 0 };
  }
}
