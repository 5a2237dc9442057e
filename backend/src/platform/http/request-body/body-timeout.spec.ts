import { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { allowSlowBody, limitBodyTime } from './body-timeout.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function slowRequest(headers: Record<string, string> = { 'content-length': '1000' }) {
  const raw = Object.assign(new EventEmitter(), { complete: false, headers, destroy: jest.fn() });
  return { raw, request: { raw } as unknown as FastifyRequest };
}

describe('a body that trickles (threat 96)', () => {
  it('is cut after 30 seconds', () => {
    const { raw, request } = slowRequest();
    limitBodyTime(request);
    jest.advanceTimersByTime(29_999);
    expect(raw.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });

  it.each(['end', 'close'])('is not cut after its "%s"', (event) => {
    const { raw, request } = slowRequest();
    limitBodyTime(request);
    raw.emit(event);
    jest.advanceTimersByTime(60_000);
    expect(raw.destroy).not.toHaveBeenCalled();
  });

  it('may take longer once the upload is permitted', () => {
    const { raw, request } = slowRequest();
    limitBodyTime(request);
    allowSlowBody(request);
    jest.advanceTimersByTime(60_000);
    expect(raw.destroy).not.toHaveBeenCalled();
  });

  it('is cut when it is chunked', () => {
    const { raw, request } = slowRequest({ 'transfer-encoding': 'chunked' });
    limitBodyTime(request);
    jest.advanceTimersByTime(30_000);
    expect(raw.destroy).toHaveBeenCalledTimes(1);
  });

  it.each<Record<string, string>>([{}, { 'content-length': '0' }])('gets no timer without a body: %j (threat 112)', (headers) => {
    limitBodyTime(slowRequest(headers).request);
    expect(jest.getTimerCount()).toBe(0);
  });
});
