import { setImmediate } from 'node:timers/promises';
import '@testing-library/jest-dom';
import { DoubleClicks } from '@shop/browser-testing/double-clicks';
import { noteWrite } from '@shop/browser-testing/sent-writes';
import { cleanup, configure } from '@testing-library/react';
import './browser.ts';
import { removeHandlers, server } from './server.ts';

// A limit for what never comes; on a busy machine, what comes may take seconds.
configure({ asyncUtilTimeout: 30_000 });
// Here, because Jest ignores the limit of a project when it runs several.
jest.setTimeout(120_000);

let output: string[] = [];
/** jsdom does not know the element, and knows no sizes, from which antd reckons the height of a text area. */
const NOISE = [
  /^The tag <%s> is unrecognized in this browser\..* search$/s,
  /^`NaN` is an invalid value for the `%s` css style property\. height$/,
];
const isNoise = (line: string): boolean => NOISE.some((pattern) => pattern.test(line));

let doubleClicks: DoubleClicks;
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => noteWrite(request.method, request.url));
  doubleClicks = new DoubleClicks((line) => output.push(line));
});

/** An unexpected console.error or console.warn fails the test that caused it, as does a request that no test has named. */
beforeEach(() => {
  // As in a browser, React renders an answer when it arrives; tests wait for what it shows.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  output = [];
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      const line = args.map(String).join(' ');
      if (!isNoise(line)) output.push(line);
    });
  }
});

afterEach(async () => {
  await doubleClicks.rest();
  cleanup();
  // A request that was sent last still has to find its answer.
  await setImmediate();
  removeHandlers();
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
  expect(output).toEqual([]);
});

afterAll(() => server.close());
