import { createLogger } from '../logging.js';
import { connectionWarnings } from './connection-warnings.js';

it('tells of lost connections once a minute, with the setting and without a stack', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  let now = 0;
  const warn = connectionWarnings(logger, 'REDIS_URL', () => now);
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
  for (now = 0; now < 130_000; now += 250) warn(refused);
  expect(lines.map(({ msg, tries }) => [msg, tries])).toEqual([
    ['the queues do not reach REDIS_URL: connect ECONNREFUSED 127.0.0.1:1', 1],
    ['the queues do not reach REDIS_URL: connect ECONNREFUSED 127.0.0.1:1', 240],
    ['the queues do not reach REDIS_URL: connect ECONNREFUSED 127.0.0.1:1', 240],
  ]);
  expect(JSON.stringify(lines)).not.toContain('stack');
  // Of several addresses of a host, Node names none.
  warn(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }));
  now += 60_000;
  warn(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }));
  expect(lines.at(-1)).toMatchObject({ msg: 'the queues do not reach REDIS_URL: ECONNREFUSED' });
});
