import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** In the server's order of preference. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];
const MIN_COMPRESSED_BYTES = 1_024;
/** Node writes a short text and its headers as one buffer, bytes as a second one: 17 % of what a product detail costs. */
const MAX_TEXT_BYTES = 4_096;
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

function toBrotli(plain: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return compressBrotli(plain, { params });
}

/** The client's preferred encoding; `br;q=0` refuses br. */
function acceptedEncoding(accepted: string | string[] | undefined): Encoding {
  return (typeof accepted === 'string' ? negotiate(accepted, ENCODINGS) : null) ?? 'identity';
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((known) => known.trim() === etag) ?? false;
}

/** A response body that is compressed at most once per encoding, however many requests it answers. */
export class EncodedBody {
  private readonly encodings = new Map<Encoding, Promise<Buffer>>();
  private madeBytes = 0;
  private text: string | undefined;

  private constructor(
    readonly etag: string,
    private readonly compressible: boolean,
  ) {}

  /** Keeps the plain bytes, a text in UTF-8; for bodies that must also be cheap to send uncompressed. */
  static plain(plain: Buffer): EncodedBody {
    return EncodedBody.create(plain, 'identity', plain);
  }

  /** Keeps bytes that no encoding makes smaller, as those of pictures and fonts. */
  static binary(bytes: Buffer): EncodedBody {
    return EncodedBody.create(bytes, 'identity', bytes, false);
  }

  /**
   * Keeps only the compressed bytes, a fraction of the memory; uncompressed ones are made for the client that asks for them. A file of
   * the build has been compressed already, and better.
   */
  static async compressed(plain: Buffer, brotli?: Buffer): Promise<EncodedBody> {
    return plain.length < MIN_COMPRESSED_BYTES
      ? EncodedBody.plain(plain)
      : EncodedBody.create(plain, 'br', brotli ?? (await toBrotli(plain)));
  }

  private static create(
    plain: Buffer,
    encoding: Encoding,
    bytes: Buffer,
    compressible = plain.length >= MIN_COMPRESSED_BYTES,
  ): EncodedBody {
    const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
    const body = new EncodedBody(etag, compressible);
    body.keep(encoding, Promise.resolve(bytes));
    body.madeBytes = bytes.length;
    return body;
  }

  /** The memory of all encodings that exist so far. */
  get bytes(): number {
    return this.madeBytes;
  }

  /** Sends the status and headers that `reply` has, with the body in the client's preferred encoding; or 304. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.header('etag', this.etag).header('vary', 'accept-encoding');
    if (reply.statusCode === 200 && matches(request.headers['if-none-match'], this.etag)) {
      void reply.status(304).send();
      return;
    }
    const encoding = this.compressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
    const bytes = await (this.encodings.get(encoding) ?? this.make(encoding));
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.send(encoding === 'identity' && bytes.length <= MAX_TEXT_BYTES ? this.textOf(bytes) : bytes);
  }

  private textOf(plain: Buffer): string {
    if (this.text === undefined) {
      this.text = plain.toString();
      this.madeBytes += plain.length;
    }
    return this.text;
  }

  private make(encoding: Encoding): Promise<Buffer> {
    const made = this.encode(encoding).then((bytes) => {
      this.madeBytes += bytes.length;
      return bytes;
    });
    this.keep(encoding, made);
    return made;
  }

  private keep(encoding: Encoding, bytes: Promise<Buffer>): void {
    this.encodings.set(encoding, bytes);
    bytes.catch(() => this.encodings.delete(encoding));
  }

  private async encode(encoding: Encoding): Promise<Buffer> {
    const compressed = this.encodings.get('br');
    const plain = await (this.encodings.get('identity') ?? compressed?.then((bytes) => decompressBrotli(bytes)));
    if (!plain) throw new Error('A body keeps its plain or its compressed bytes');
    if (encoding === 'identity') return plain;
    return encoding === 'br' ? toBrotli(plain) : compressGzip(plain, { level: GZIP_LEVEL });
  }
}
