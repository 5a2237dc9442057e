import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AppError } from '#platform/app-error.js';
import { systemCode } from '#platform/system-error.js';
import { detectType, HEAD_BYTES } from '../file-types.js';
import { fileTooLarge, storeFull, typeNotAccepted, uploadInterrupted } from '../media.errors.js';
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES } from '../media-usages.js';

const STALL_TIMEOUT_MS = 60_000;
/** The rest of a rejected upload is read for this long, because a browser reads the answer only after it has sent the body. */
const DRAIN_TIMEOUT_MS = 5_000;

/** Rejects an upload as early as its bytes allow: the type after the first ones, the size at the first byte too many. */
class UploadLimiter {
  private head = Buffer.alloc(0);
  private maxBytes = MAX_BODY_BYTES;
  private byteCount = 0;

  check(chunk: Buffer): void {
    this.byteCount += chunk.length;
    if (this.head.length < HEAD_BYTES) this.checkType(chunk);
    if (this.byteCount > this.maxBytes) throw fileTooLarge(this.maxBytes);
  }

  private checkType(chunk: Buffer): void {
    this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_BYTES)]);
    if (this.head.length < HEAD_BYTES) return;
    const type = detectType(this.head);
    if (!type) throw typeNotAccepted();
    this.maxBytes = MAX_UPLOAD_BYTES[type.kind];
  }
}

function translateError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = systemCode(error);
  if (/^(ENOSPC|EDQUOT)$/.test(code)) return storeFull();
  return /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|ABORT_ERR)$/.test(code) ? uploadInterrupted() : error;
}

function drain(body: Readable): void {
  body.on('error', () => undefined).resume();
  const timeout = setTimeout(() => body.destroy(), DRAIN_TIMEOUT_MS).unref();
  body.once('close', () => clearTimeout(timeout));
}

/**
 * Streams an upload to a new local file, one chunk in memory at a time. Throws 413 or 415 while it streams, 507 when the disk
 * is full, and 400 when the connection ends or no byte arrives for `stallTimeoutMs`.
 */
export async function receiveBytes(body: Readable, path: string, stallTimeoutMs = STALL_TIMEOUT_MS): Promise<void> {
  const file = await open(path, 'w', 0o600);
  const limiter = new UploadLimiter();
  const stall = setTimeout(() => body.destroy(uploadInterrupted()), stallTimeoutMs);
  try {
    // Leaving the loop must not destroy the request: the response uses the same socket.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      stall.refresh();
      limiter.check(chunk);
      await file.writeFile(chunk);
    }
  } catch (error) {
    drain(body);
    throw translateError(error);
  } finally {
    clearTimeout(stall);
    await file.close();
  }
}
