import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull, Not } from 'typeorm';
import { TestMail } from './test-mail.entity.js';

/** Whether emails of this shop reach a mailbox. */
@Injectable()
export class TestMailHistory {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** True when the link in a test email was opened. */
  hasArrived(): Promise<boolean> {
    return this.db.getRepository(TestMail).existsBy({ arrivedAt: Not(IsNull()) });
  }
}
