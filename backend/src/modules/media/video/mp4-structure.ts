import { open, type FileHandle } from 'node:fs/promises';

const HEADER_BYTES = 16;
const MAX_BOXES = 2_000;

async function readBox(file: FileHandle, at: number, size: number): Promise<{ type: string; bytes: number } | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, at);
  if (bytesRead < 8) return undefined;
  const short = buffer.readUInt32BE(0);
  const bytes = short === 0 ? size - at : short === 1 && bytesRead === HEADER_BYTES ? Number(buffer.readBigUInt64BE(8)) : short;
  return { type: buffer.toString('latin1', 4, 8), bytes };
}

/**
 * True when the top level of an MP4 or MOV file is a chain of boxes that ends where the file ends and contains a video (ISO
 * 14496-12, 4.2). Reads only the header of each box.
 */
export async function hasVideoStructure(path: string, size: number): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const types = new Set<string>();
    let at = 0;
    for (let count = 0; at < size; count++) {
      const box = await readBox(file, at, size);
      if (!box || count > MAX_BOXES || box.bytes < 8 || at + box.bytes > size || !/^[ -~\xa9]{4}$/.test(box.type)) return false;
      types.add(box.type);
      at += box.bytes;
    }
    return types.has('moov') && (types.has('mdat') || types.has('moof'));
  } finally {
    await file.close();
  }
}
