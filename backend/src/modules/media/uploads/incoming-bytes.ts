import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AppError } from '#platform/app-error.js';
import { detectType, HEAD_BYTES } from '../file-types.js';
import { fileTooLarge, storeFull, typeNotAccepted, uploadInterrupted } from '../media.errors.js';
import { MAX_UPLOAD_BYTES } from '../media-usages.js';
import { systemCode } from '../system-error.js';

/** Silence after which an upload is given up. */
const STALL_TIMEOUT_MS = 60_000;
/** What still arrives of a refused upload is swallowed for so long, so that the sender gets to read the answer. */
const DRAIN_TIMEOUT_MS = 5_000;

export const MAX_BODY_BYTES = Math.max(...Object.values(MAX_UPLOAD_BYTES));

/** Refuses as early as the bytes allow it: the type by the first ones, the size at the first one too many. */
class UploadLimiter {
  private head = Buffer.alloc(0);
  private limit = MAX_BODY_BYTES;
  private count = 0;

  check(chunk: Buffer): void {
    this.count += chunk.length;
    if (this.head.length < HEAD_BYTES) this.look(chunk);
    if (this.count > this.limit) throw fileTooLarge(this.limit);
  }

  private look(chunk: Buffer): void {
    this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_BYTES)]);
    if (this.head.length < HEAD_BYTES) return;
    const type = detectType(this.head);
    if (!type) throw typeNotAccepted();
    this.limit = MAX_UPLOAD_BYTES[type.kind];
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = systemCode(error);
  if (/^(ENOSPC|EDQUOT)$/.test(code)) return storeFull();
  return /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|ABORT_ERR)$/.test(code) ? uploadInterrupted() : error;
}

function drain(body: Readable): void {
  body.on('error', () => undefined).resume();
  const limit = setTimeout(() => body.destroy(), DRAIN_TIMEOUT_MS).unref();
  body.once('close', () => clearTimeout(limit));
}

/**
 * Writes an upload to a new local file, never more than a chunk of it in memory. Refuses while it streams: 413, 415,
 * 507 when the disk is full, and 400 when the sender goes away or says nothing for a minute.
 */
export async function receiveBytes(body: Readable, path: string, stallMs = STALL_TIMEOUT_MS): Promise<void> {
  const file = await open(path, 'w', 0o600);
  const keeper = new UploadLimiter();
  const stall = setTimeout(() => body.destroy(uploadInterrupted()), stallMs);
  try {
    // Leaving the loop must not destroy the request: its answer goes over the same socket.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      stall.refresh();
      keeper.check(chunk);
      await file.writeFile(chunk);
    }
  } catch (error) {
    drain(body);
    throw refusalOf(error);
  } finally {
    clearTimeout(stall);
    await file.close();
  }
}
