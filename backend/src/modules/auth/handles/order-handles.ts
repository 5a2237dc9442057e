import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppSecret } from '../tokens/app-secret.js';

/** Holds the version of a UUID: orders have version 4. */
const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;
const ID_VERSION = 0x40;
/** For uses of one's own, see RFC 9562. */
const HANDLE_VERSION = 0x80;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const versionOf = (bytes: Buffer): number => bytes.readUInt8(VERSION_BYTE) & 0xf0;
const isUuid = (bytes: Buffer, version: number): boolean =>
  versionOf(bytes) === version && (bytes.readUInt8(VARIANT_BYTE) & 0xc0) === 0x80;

function withVersion(bytes: Buffer, version: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8((bytes.readUInt8(VERSION_BYTE) & 0x0f) | version, VERSION_BYTE);
  return changed;
}

const toText = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/**
 * Names orders for staff who may not open them as their buyers can: the id of an order is the key of its public page. A handle is the
 * id encrypted with the application secret, so it needs no column and works for every order. See docs/decisions/0441.
 */
@Injectable()
export class OrderHandles {
  // An id is one block, and equal ids must have equal handles.
  private readonly cipher;
  private readonly decipher;

  constructor(secret: AppSecret) {
    const key = secret.keyFor('order-handle');
    this.cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
    this.decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  }

  /** The handle of an id; a text that is no id of an order is returned as it is. */
  handleOf(id: string): string {
    const bytes = this.read(id, ID_VERSION);
    return bytes
      ? toText(
          withVersion(
            walk(bytes, (block) => this.cipher.update(block)),
            HANDLE_VERSION,
          ),
        )
      : id;
  }

  /** The id of a handle; a text that is no handle is returned as it is, because most roles use ids. */
  idOf(handle: string): string {
    const bytes = this.read(handle, HANDLE_VERSION);
    return bytes ? toText(walk(withVersion(bytes, ID_VERSION), (block) => this.decipher.update(block))) : handle;
  }

  private read(text: string, version: number): Buffer | undefined {
    const bytes = UUID.test(text) ? Buffer.from(text.replaceAll('-', ''), 'hex') : undefined;
    return bytes && isUuid(bytes, version) ? bytes : undefined;
  }
}

/** Encrypts until the block is a UUID again, 64 times on average, so that every handle leads back to its id. */
function walk(bytes: Buffer, step: (block: Buffer) => Buffer): Buffer {
  let block = step(bytes);
  while (!isUuid(block, ID_VERSION)) block = step(block);
  return block;
}
