import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A payment keeps who got it: the payee of an artist can be another one later. Sealed like the payee. */
export class PayeesOfPayments1795777410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ledger_entries add sealed_payee text,
        add constraint ledger_entries_payee_check check (sealed_payee is null or kind = 'payout' and reverses_id is null)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ledger_entries drop sealed_payee`);
  }
}
