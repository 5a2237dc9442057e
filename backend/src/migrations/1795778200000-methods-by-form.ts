import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that name a way to pay are checked by form, as those of orders are: another payment method needs no migration. */
export class MethodsByForm1795778200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table statement_files drop constraint statement_files_source_check,
        add constraint statement_files_source_check check (source ~ '^[a-z][a-z0-9-]{1,30}$');
      alter table statement_lines drop constraint statement_lines_source_check,
        add constraint statement_lines_source_check check (source ~ '^[a-z][a-z0-9-]{1,30}$');
      alter table payees drop constraint payees_method_check,
        add constraint payees_method_check check (method ~ '^[a-z][a-z0-9-]{1,30}$');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table statement_files drop constraint statement_files_source_check,
        add constraint statement_files_source_check check (source in ('venmo', 'cashapp', 'zelle'));
      alter table statement_lines drop constraint statement_lines_source_check,
        add constraint statement_lines_source_check check (source in ('venmo', 'cashapp', 'zelle'));
      alter table payees drop constraint payees_method_check,
        add constraint payees_method_check check (method in
          ('check', 'money-order', 'facility-deposit', 'bank-transfer', 'cashapp', 'venmo', 'zelle', 'donation'));
    `);
  }
}
