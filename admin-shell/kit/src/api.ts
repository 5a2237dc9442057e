import { type ApiClient, ApiError, createClient } from '@shop/contract';
import { clearSession, readSession } from './session.ts';

interface AdminApiOptions {
  /** Replaces the global `fetch` in tests. */
  fetch?: typeof globalThis.fetch;
}

/** The authorization header of the current session. */
export function authorization(): Record<string, string> {
  const session = readSession();
  return session ? { authorization: `Bearer ${session.token}` } : {};
}

/** Sends a request with the current session. A 401 ends the session whose token the request carried. */
export async function withSession(send: () => Promise<Response>): Promise<Response> {
  const token = readSession()?.token;
  const response = await send();
  // A late response to an old token must not end a newer session.
  if (response.status === 401 && token !== undefined && readSession()?.token === token) clearSession();
  return response;
}

/** A typed client that sends the admin's token. */
export function createAdminApi({ fetch = (...request) => globalThis.fetch(...request) }: AdminApiOptions = {}): ApiClient {
  return createClient({ headers: authorization, fetch: (input, init) => withSession(() => fetch(input, init)) });
}

/** The API client of every section: `api.get('/api/invoices', {})`. Throws ApiError on a non-2xx response. */
export const api = createAdminApi();

/** The error message of the server, or `fallback` if it sent none. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  return fallback;
}
