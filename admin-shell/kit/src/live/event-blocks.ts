interface ServerSentEvent {
  event: string;
  data: string;
}

/** Splits the text of an event stream, which arrives in pieces, into events. Heartbeats are none. */
export function createEventParser(): (piece: string) => ServerSentEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = `${rest}${piece}`.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      return event === undefined || data === undefined ? [] : [{ event, data }];
    });
  };
}
