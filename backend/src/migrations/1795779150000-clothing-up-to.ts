import type { MigrationInterface, QueryRunner } from 'typeorm';

/** "$100 or less", as states write it, beside "less than $110". */
export class ClothingUpTo1795779150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.allow(runner, `'exempt_below', 'exempt_up_to', 'excess_over'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update tax_rules set clothing = 'exempt_below', clothing_cents = clothing_cents + 1 where clothing = 'exempt_up_to';
    `);
    await this.allow(runner, `'exempt_below', 'excess_over'`);
  }

  private async allow(runner: QueryRunner, withLimit: string): Promise<void> {
    await runner.query(`
      alter table tax_rules drop constraint tax_rules_clothing_check,
        add constraint tax_rules_clothing_check check (
          case when clothing in (${withLimit}) then coalesce(clothing_cents, 0) > 0
               else clothing in ('none', 'exempt') and clothing_cents is null end);
    `);
  }
}
