import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** Of Node, because jsdom has no fetch, and the signal of a request must come from the same place as the fetch. */
const OF_NODE = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'fetch',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

/** jsdom with the fetch of Node. */
export default class extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of OF_NODE) this.global[name] = globalThis[name];
  }

  /** Without "browser": MSW answers the requests of Node here. */
  exportConditions() {
    return ['node', 'require', 'default'];
  }
}
