import { QueueStartError } from '#platform/queue/queue-start-error.js';
import { startProblem } from '#src/start-process.js';

const error = (message: string, code?: string): Error => Object.assign(new Error(message), code === undefined ? {} : { code });

describe('an error of the start', () => {
  it.each([
    [
      'a name that another client of the pooler uses',
      error('prepared statement "database.lock-name" already exists', '42P05'),
      'PREPARED_STATEMENTS: DATABASE_URL leads to a pooler that shares connections; set it to "off" ',
    ],
    [
      'a name that another connection of the pooler has',
      error('prepared statement "orders.by-id" does not exist', '26000'),
      'PREPARED_STATEMENTS: DATABASE_URL leads to a pooler that shares connections; set it to "off" ',
    ],
    [
      'an option that the pooler does not pass on',
      new QueueStartError('DATABASE_URL', error('unsupported startup parameter: options', '08P01')),
      'DATABASE_DIRECT_URL: DATABASE_URL leads to a pooler; set it to the address of Postgres itself ',
    ],
    ['no server', error('connect ECONNREFUSED', 'ECONNREFUSED'), 'DATABASE_URL: no server answers there; '],
  ])('%s: names a setting and what to do', (_, cause, line) => expect(startProblem(cause).startsWith(line)).toBe(true));

  it('does not blame a setting that nobody made for a busy machine', () => {
    const slow = error('timeout exceeded when trying to connect');
    expect(startProblem(slow)).toBe(
      'DATABASE_URL: the server does not answer; check the network and the firewall (timeout exceeded when trying to connect)',
    );
    expect(startProblem(slow, true)).toBe('The embedded database did not answer in time: the machine is busy, start again');
  });
});
