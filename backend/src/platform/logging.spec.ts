import { createLogger, withoutRedaction } from './logging.js';
import { RequestContext } from './tracing/request-context.js';

function captured(level = 'info') {
  const lines: string[] = [];
  const logger = createLogger(level, { write: (line) => void lines.push(line) });
  return { logger, last: () => JSON.parse(lines.at(-1) ?? 'null') as Record<string, unknown> | null };
}

describe('the log', () => {
  it('hides secret fields, down to the third level', () => {
    const { logger, last } = captured();
    logger.info({ token: 't', order: { customerEmail: 'e', pay: { clientSecret: 's', method: 'card' } } }, 'a line');
    expect(last()).toMatchObject({
      token: '[hidden]',
      order: { customerEmail: '[hidden]', pay: { clientSecret: '[hidden]', method: 'card' } },
      msg: 'a line',
    });
  });

  it('writes a line of known fields in the same form without searching it', () => {
    const { logger, last } = captured();
    const fields = { id: 'r1', method: 'GET', status: 200, ms: 3 };
    logger.info(fields, 'request');
    const searched = last();
    withoutRedaction(logger).info({ ...fields, token: 't' }, 'request');
    expect({ ...last(), time: '' }).toEqual({ ...searched, token: 't', time: '' });
  });

  it('names the request that caused a line, also one that is not searched', () => {
    const { logger, last } = captured();
    RequestContext.runWith({ requestId: 'r1' }, () => withoutRedaction(logger).info({ kind: 'order-received' }, 'email sent'));
    expect(last()).toMatchObject({ requestId: 'r1', kind: 'order-received' });
  });

  it('keeps the level of the logger', () => {
    const { logger, last } = captured('warn');
    withoutRedaction(logger).info({ id: 'r1' }, 'request');
    expect(last()).toBeNull();
  });
});
