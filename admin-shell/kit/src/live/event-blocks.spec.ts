import { createEventParser } from './event-blocks.ts';

const events = (...pieces: string[]) => {
  const parse = createEventParser();
  return pieces.flatMap((piece) => parse(piece)).map(({ event, data }) => `${event} ${data}`);
};

describe('createEventParser', () => {
  it.each([
    ['an event', ['event: a\ndata: 1\n\n'], ['a 1']],
    ['several of one piece', ['event: a\ndata: 1\n\nevent: b\ndata: 2\n\n'], ['a 1', 'b 2']],
    ['one that arrives in pieces', ['event: a\nda', 'ta: 1\n', '\nevent'], ['a 1']],
    ['no heartbeat', [':\n\n', ':\n\nevent: a\ndata: 1\n\n:\n\n'], ['a 1']],
    ['nothing that is not complete', ['event: a\ndata: 1\n'], []],
  ])('reads %s', (_, pieces, expected) => expect(events(...pieces)).toEqual(expected));
});
