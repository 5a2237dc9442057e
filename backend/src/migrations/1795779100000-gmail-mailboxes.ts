import type { MigrationInterface, QueryRunner } from 'typeorm';

const MAILBOX = `regexp_replace(lower(email), '\\+[^@]*@', '@')`;
const GMAIL = `case when ${MAILBOX} ~ '@(gmail|googlemail)\\.com$'
  then replace(regexp_replace(${MAILBOX}, '@[^@]*$', ''), '.', '') || '@gmail.com' else ${MAILBOX} end`;

/** Open alerts are counted by mailbox, and dots do not make another one at Gmail. */
export class GmailMailboxes1795779100000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return this.index(runner, `(${GMAIL})`);
  }

  down(runner: QueryRunner): Promise<void> {
    return this.index(runner, MAILBOX);
  }

  private async index(runner: QueryRunner, expression: string): Promise<void> {
    await runner.query('drop index stock_alerts_mailbox_idx');
    await runner.query(`create index stock_alerts_mailbox_idx on stock_alerts (${expression})`);
  }
}
