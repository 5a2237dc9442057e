import 'reflect-metadata';

/** An unexpected console.error or console.warn fails the test that caused it. */
let output: string[] = [];

beforeEach(() => {
  output = [];
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      output.push(args.map(String).join(' '));
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(output).toEqual([]);
});
