import { ApiError } from '@shop/contract';
import { clearSession, readSession } from '../session.ts';

const NO_TOKEN = 'No admin token found - please log in again';
const NO_UPLOAD_URL = 'Failed to get upload URL';

/** Requests a single-use URL that accepts one PUT. */
export async function requestUploadUrl(): Promise<string> {
  const session = readSession();
  if (!session) throw new Error(NO_TOKEN);
  const response = await fetch('/api/objects/upload', {
    method: 'POST',
    credentials: 'include',
    headers: { authorization: `Bearer ${session.token}` },
  });
  const text = await response.text();
  if (response.status === 401) clearSession();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  const body = JSON.parse(text) as { uploadURL?: unknown };
  if (typeof body.uploadURL !== 'string') throw new Error(NO_UPLOAD_URL);
  return new URL(body.uploadURL, location.href).href;
}

/** The message shown when `requestUploadUrl` failed. */
export function uploadUrlErrorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? NO_UPLOAD_URL;
  return error instanceof Error && error.message === NO_TOKEN ? NO_TOKEN : NO_UPLOAD_URL;
}
