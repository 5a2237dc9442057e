import { isPermanentFailure, retryDelayMs, storedUrl, UPLOAD_RULES, uploadErrorMessage } from './upload-rules.ts';

describe('upload rules', () => {
  it('match the limits of the specification', () => {
    expect(Object.values(UPLOAD_RULES).map(({ maxBytes, maxFiles }) => [maxBytes, maxFiles])).toEqual([
      [5_242_880, 1],
      [104_857_600, 1],
      [10_485_760, 10],
      [52_428_800, 10],
    ]);
  });

  it.each([
    ['/api/objects/uploads/5c3f?signature=a/b', '/api/images/5c3f'],
    ['https://store.example/bucket/uploads/5c3f?X-Amz-Signature=1', '/api/images/5c3f'],
    ['https://store.example/5c3f#x', '/api/images/5c3f'],
  ])('a file sent to %s is stored as %s', (uploadUrl, url) => {
    expect(storedUrl(uploadUrl)).toBe(url);
  });

  it('allow ten retries with the delays of the specification', () => {
    const delays = Array.from({ length: 11 }, (_, retries) => retryDelayMs(retries));
    expect(delays).toEqual([0, 1_000, 3_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, undefined]);
  });

  it.each([
    [400, true],
    [401, true],
    [413, true],
    [415, true],
    [403, false],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
    [0, false],
  ])('status %s is a permanent failure: %s', (status, permanent) => {
    expect(isPermanentFailure(status)).toBe(permanent);
  });

  it.each([
    [401, undefined, 'Authorization required'],
    [403, undefined, 'Request has expired'],
    [408, undefined, 'Request has expired'],
    [500, undefined, 'Non 2xx: 500'],
    [413, 'The file is larger than 10 MB', 'The file is larger than 10 MB'],
    [-1, undefined, 'Unknown error'],
  ])('the error message of status %s with server message %s is "%s"', (status, message, text) => {
    expect(uploadErrorMessage(status, message)).toBe(text);
  });
});
