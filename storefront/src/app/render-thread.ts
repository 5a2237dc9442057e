import { parentPort, workerData } from 'node:worker_threads';
import type { RejectedForm } from '#lib/rejected-form.ts';
import { renderPage } from './entry-server.tsx';

/** From the server to this thread. */
type Incoming =
  | { type: 'render'; id: number; url: string; origin: string; rejected: RejectedForm | undefined }
  | { type: 'response'; id: number; status: number; contentType: string; body: string };

/** From this thread to the server. */
type Outgoing =
  | { type: 'page'; id: number; page: Awaited<ReturnType<typeof renderPage>> }
  | { type: 'failed'; id: number; message: string }
  | { type: 'fetch'; id: number; path: string };

// Pages are rendered in a thread of their own, so that an expensive page cannot delay orders. The thread has no network: it asks the
// server for the API's answers.
if (!parentPort) throw new Error('This file is the entry of a worker thread');
const server = parentPort;
const { template } = workerData as { template: string };
const pendingFetches = new Map<number, (response: Response) => void>();
let lastFetch = 0;

const send = (message: Outgoing) => server.postMessage(message, []);

const fetchApi: typeof fetch = (input) =>
  new Promise((resolve) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? `${input.pathname}${input.search}` : input.url;
    lastFetch += 1;
    pendingFetches.set(lastFetch, resolve);
    send({ type: 'fetch', id: lastFetch, path });
  });

function receive(message: Incoming): void {
  if (message.type === 'render') {
    const { url, origin, rejected } = message;
    renderPage({ url, origin, rejected, template, fetchApi }).then(
      (page) => send({ type: 'page', id: message.id, page }),
      (error: unknown) =>
        send({ type: 'failed', id: message.id, message: error instanceof Error ? (error.stack ?? '') : 'unknown' }),
    );
    return;
  }
  const { id, status, contentType, body } = message;
  pendingFetches.get(id)?.(new Response(body, { status, headers: { 'content-type': contentType } }));
  pendingFetches.delete(id);
}

server.on('message', receive);
