import { once } from 'node:events';
import { EventStream } from './event-stream.js';

const LONG = { text: 'x'.repeat(1_000) };

function reading(stream: EventStream): () => string {
  let text = '';
  stream.body.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

describe('EventStream', () => {
  it('sends events and heartbeats, and nothing after its end', async () => {
    const stream = new EventStream();
    const text = reading(stream);
    stream.send('changes', { topics: ['orders'] });
    stream.sendHeartbeat();
    stream.end();
    stream.end();
    stream.send('changes', {});
    await once(stream.body, 'close');
    expect(text()).toBe('event: changes\ndata: {"topics":["orders"]}\n\n:\n\n');
  });

  it('disconnects a client that does not read (threat 190)', async () => {
    const stream = new EventStream();
    const closed = jest.fn();
    stream.onClose(closed);
    for (let n = 0; n < 15; n += 1) stream.send('changes', LONG);
    expect(stream.body.destroyed).toBe(false);
    stream.send('changes', LONG);
    await once(stream.body, 'close');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('ends at once for a client that has not read everything, so that a shutdown does not wait for it (threat 190)', async () => {
    const stream = new EventStream();
    stream.send('changes', LONG);
    stream.end();
    expect(stream.body.destroyed).toBe(true);
  });
});
