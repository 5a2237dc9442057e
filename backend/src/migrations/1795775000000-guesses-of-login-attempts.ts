import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wrong codes are counted apart from wrong passwords; attempts of before, and of the release before, are passwords. */
export class GuessesOfLoginAttempts1795775000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table login_attempts add column guess text default 'password'
        constraint login_attempts_guess_check check (guess in ('password', 'code'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table login_attempts drop column guess');
  }
}
