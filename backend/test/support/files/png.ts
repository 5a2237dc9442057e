import { crc32, createDeflate, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const ROWS_PER_WRITE = 64;

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])), 0);
  return Buffer.concat([head, data, sum]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 1;
  return chunk('IHDR', data);
}

/** A black image with one bit per pixel: very many pixels in few bytes. */
export async function flatPng(width: number, height: number): Promise<Buffer> {
  const row = Math.ceil(width / 8) + 1;
  const deflate = createDeflate({ level: 9 });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  for (let done = 0; done < height; done += ROWS_PER_WRITE) {
    if (!deflate.write(Buffer.alloc(row * Math.min(ROWS_PER_WRITE, height - done))))
      await new Promise((resolve) => deflate.once('drain', resolve));
  }
  await new Promise<void>((resolve) => deflate.once('end', resolve).end());
  return Buffer.concat([SIGNATURE, header(width, height), chunk('IDAT', Buffer.concat(parts)), chunk('IEND', Buffer.alloc(0))]);
}

/** A valid PNG of exactly `bytes` bytes, filled up by a text chunk that starts with `text`. */
export function pngOfSize(bytes: number, text = ''): Buffer {
  const rows = Buffer.alloc(8 * 2);
  const body = [header(8, 8), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  const [start, ...rest] = body;
  const used = SIGNATURE.length + body.reduce((sum, part) => sum + part.length, 0) + 12;
  const filling = Buffer.alloc(bytes - used, 0x20);
  filling.write(`Comment\0${text}`, 'latin1');
  return Buffer.concat([SIGNATURE, start ?? Buffer.alloc(0), chunk('tEXt', filling), ...rest]);
}
