import { ApiError } from '@shop/contract';
import { api } from '../api.ts';
import { readSession } from '../session.ts';

const NO_TOKEN = 'No admin token found - please log in again';
const NO_UPLOAD_URL = 'Failed to get upload URL';

/** Requests a single-use URL that accepts one PUT. */
export async function requestUploadUrl(): Promise<string> {
  if (!readSession()) throw new Error(NO_TOKEN);
  const { uploadURL } = await api.post('/api/objects/upload', { body: {} });
  return new URL(uploadURL, location.href).href;
}

/** The message shown when `requestUploadUrl` failed. */
export function uploadUrlErrorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? NO_UPLOAD_URL;
  return error instanceof Error && error.message === NO_TOKEN ? NO_TOKEN : NO_UPLOAD_URL;
}
