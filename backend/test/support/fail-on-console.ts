import 'reflect-metadata';

/** Noise is failure: an unexpected console.error or console.warn fails the test that caused it. */
let noise: string[] = [];

beforeEach(() => {
  noise = [];
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      noise.push(words.map(String).join(' '));
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(noise).toEqual([]);
});
