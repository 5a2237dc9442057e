import { type ApiClient, ApiError, createClient } from '@shop/contract';
import { clearSession, readSession } from './session.ts';

interface AdminApiSettings {
  /** For tests; the browser's own otherwise. */
  fetch?: typeof globalThis.fetch;
}

/** The header that names the session, if there is one. */
export function authorization(): Record<string, string> {
  const session = readSession();
  return session ? { authorization: `Bearer ${session.token}` } : {};
}

/** Sends a call under the session; the first 401 to a call that carried its token ends it. */
export async function withSession(send: () => Promise<Response>): Promise<Response> {
  const token = readSession()?.token;
  const response = await send();
  // A late answer to an old token must not end a session that began meanwhile.
  if (response.status === 401 && token !== undefined && readSession()?.token === token) clearSession();
  return response;
}

/** A typed client that sends the admin's token. */
export function createAdminApi({ fetch = (...call) => globalThis.fetch(...call) }: AdminApiSettings = {}): ApiClient {
  return createClient({ headers: authorization, fetch: (input, init) => withSession(() => fetch(input, init)) });
}

/** The client every section uses: `api.get('/api/invoices', {})`. Throws ApiError on a non-OK answer. */
export const api = createAdminApi();

/** The server's sentence for the person on the screen, or `fallback` when there is none. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  return fallback;
}
