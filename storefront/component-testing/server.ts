import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/** The API of a component test. Knows no route until a test names its answers. */
export const server = setupServer();

let literal: HttpHandler[] = [];
let withParameters: HttpHandler[] = [];

/** The newest answer of a route counts; as on the server, `/products/featured` is not the product with the id "featured". */
export function addHandler(handler: HttpHandler): void {
  if (String(handler.info.path).includes(':')) withParameters = [handler, ...withParameters];
  else literal = [handler, ...literal];
  server.resetHandlers(...literal, ...withParameters);
}

export function removeHandlers(): void {
  literal = [];
  withParameters = [];
  server.resetHandlers();
}
