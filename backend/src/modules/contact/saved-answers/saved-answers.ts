import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inTransaction } from '#platform/database/transactions.js';
import { type Admin, AuditLog } from '#modules/auth/index.js';
import { answerNotFound, tooManyAnswers } from '../contact.errors.js';
import type { SavedAnswerView } from './saved-answer.dto.js';
import { SavedAnswer } from './saved-answer.entity.js';

const MAX_ANSWERS = 50;

/** Texts that staff keep for replies, the same for everybody. */
@Injectable()
export class SavedAnswers {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Oldest first. */
  async all(): Promise<SavedAnswerView[]> {
    const answers = await this.db.getRepository(SavedAnswer).find({ order: { createdAt: 'asc', id: 'asc' } });
    return answers.map(({ id, text }) => ({ id, text }));
  }

  /** Keeping a text a second time changes nothing. */
  async add(admin: Admin, text: string): Promise<SavedAnswerView[]> {
    await inTransaction(this.db, async (tx) => {
      const answers = tx.getRepository(SavedAnswer);
      if (await answers.existsBy({ text })) return;
      if ((await answers.count()) >= MAX_ANSWERS) throw tooManyAnswers(MAX_ANSWERS);
      const answer = answers.create({ text });
      await answers.insert(answer);
      await this.audit.record(tx, admin, 'created', 'saved answer', answer.id);
    });
    return this.all();
  }

  async delete(admin: Admin, id: string): Promise<SavedAnswerView[]> {
    await inTransaction(this.db, async (tx) => {
      const { affected } = await tx.getRepository(SavedAnswer).delete({ id });
      if (!affected) throw answerNotFound();
      await this.audit.record(tx, admin, 'deleted', 'saved answer', id);
    });
    return this.all();
  }
}
