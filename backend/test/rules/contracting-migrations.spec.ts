import { violationsOf } from '#test/support/rule-violations.js';

describe('contracting migrations', () => {
  const file = 'backend/src/migrations/1764000000000-notes.ts';
  const migration = (up: string, comment = ''): Record<string, string> => ({
    'backend/test/release/released.json': '{"migrations":["Old1763000000000"]}',
    [file]: `${comment}export class Notes1764000000000 {
  async up(runner) {
    await runner.query('${up}');
  }

  async down(runner) {
    await runner.query('alter table orders drop column note');
  }
}`,
  });

  it.each([
    'alter table orders drop column note',
    'alter table orders rename column note to remark',
    'alter table orders rename to purchases',
    'drop table order_notes',
    'alter table orders alter column note set not null',
    'alter table orders alter column total type bigint',
    'alter table orders alter column status drop default',
  ])('reject "%s" without a reason', async (statement) => {
    const found = await violationsOf('contractingMigrationViolations', migration(statement));
    expect(found).toEqual([expect.stringContaining(`${file}:3: "`)]);
  });

  it('accept a marked one, one that was released, and one that only adds', async () => {
    const drop = 'alter table orders drop column note';
    const accepted = [
      migration(drop, '/** Notes moved to a table.\n * Contracts: since 1.4.0 nothing reads orders.note. */\n'),
      Object.fromEntries(Object.entries(migration(drop)).map(([path, text]) => [path, text.replace('Notes1764', 'Old1763')])),
      migration('alter table orders add column note text, drop constraint orders_note_check'),
    ];
    for (const files of accepted) expect(await violationsOf('contractingMigrationViolations', files)).toEqual([]);
  });
});
