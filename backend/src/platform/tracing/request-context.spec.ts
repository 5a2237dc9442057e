import { setImmediate as nextTurn } from 'node:timers/promises';
import { RequestContext } from './request-context.js';

async function later(): Promise<RequestContext | undefined> {
  await nextTurn();
  return RequestContext.current();
}

it('work of a request has its context, also later and beside other work; other work has none', async () => {
  const contexts = await Promise.all([
    RequestContext.runWith({ requestId: 'a' }, later),
    RequestContext.runWith({ requestId: 'b' }, () => RequestContext.runWith({ requestId: 'c' }, later)),
    RequestContext.runWith({ requestId: 'd' }, async () => [
      await RequestContext.runWith({ requestId: 'e' }, later),
      await later(),
    ]),
    RequestContext.runWith({ requestId: 'f' }, () => RequestContext.runWith(undefined, later)),
    later(),
  ]);
  expect(contexts).toEqual([
    { requestId: 'a' },
    { requestId: 'c' },
    [{ requestId: 'e' }, { requestId: 'd' }],
    undefined,
    undefined,
  ]);
});
