import { ownValue } from '@shop/contract/own-value';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ByteLimitedCache } from '#platform/byte-limited-cache.js';
import { EncodedBody } from '#platform/http/encoded-body.js';
import { systemCode } from '#platform/system-error.js';

/** In bytes; all files of a release take a third of it. */
const MAX_CACHED_BYTES = 12 * 1024 * 1024;
const IMMUTABLE = 'public, max-age=31536000, immutable';

const TEXT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const BINARY_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** False for what could leave the folder, or names the folder itself. */
const isFilePath = (path: string): boolean =>
  !/[\\\0]/.test(path) && path.split('/').every((part) => part !== '' && !part.startsWith('.'));

/** The bytes of a file; undefined if there is none of that name. */
async function read(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (/^(ENOENT|ENOTDIR|EISDIR|ENAMETOOLONG)$/.test(systemCode(error))) return undefined;
    throw error;
  }
}

const contentTypeOf = (name: string): string =>
  ownValue(TEXT_TYPES, extname(name)) ?? ownValue(BINARY_TYPES, extname(name)) ?? 'application/octet-stream';

async function load(path: string): Promise<EncodedBody | undefined> {
  const plain = await read(path);
  if (!plain) return undefined;
  return Object.hasOwn(TEXT_TYPES, extname(path))
    ? EncodedBody.compressed(plain, await read(`${path}.br`))
    : EncodedBody.binary(plain);
}

/** Sends the files of the front ends whose names have a hash of their content, from memory. */
export class HashedFiles {
  private readonly cache = new ByteLimitedCache<EncodedBody>(MAX_CACHED_BYTES);

  /** Answers every path below `prefix`. */
  serve(server: FastifyInstance, prefix: string, folders: string[]): void {
    server.get(`${prefix}/*`, async (request, reply) => {
      await this.send(request, reply, { folders, name: (request.params as { '*': string })['*'] });
      return reply;
    });
  }

  /** The file `name` of the first of `folders` that has it, or 404. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { folders, name }: { folders: string[]; name: string },
  ): Promise<void> {
    const key = `${folders[0]}/${name}`;
    const body = this.cache.get(key) ?? (isFilePath(name) ? await this.find(folders, name) : undefined);
    if (!body) return reply.callNotFound();
    void reply.headers({ 'content-type': contentTypeOf(name), 'cache-control': IMMUTABLE });
    await body.send(request, reply);
    // Counts the encodings that this request has made.
    this.cache.set(key, body);
  }

  private async find(folders: string[], name: string): Promise<EncodedBody | undefined> {
    for (const folder of folders) {
      const body = await load(join(folder, name));
      if (body) return body;
    }
    return undefined;
  }
}
