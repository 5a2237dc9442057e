import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SHAPES = {
  /** Like the file of a phone: the index at the end, with a location and a comment in the metadata. */
  h264: [
    'mp4',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-metadata',
    'location=+51.5000-000.1200/',
    '-metadata',
    'comment=MADE-BY-TEST',
  ],
  hevc: ['mp4', '-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-c:a', 'aac'],
  vp9: ['webm', '-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus'],
  /** Large and fast to create; browsers cannot play it. */
  raw: ['mov', '-c:v', 'rawvideo', '-pix_fmt', 'yuv420p', '-an'],
} as const;

const created = new Map<string, Promise<Buffer>>();

/** Creates a video, once per test file. Needs the program ffmpeg: `apt-get install ffmpeg`. */
export function videoFixture(shape: keyof typeof SHAPES, seconds: number, size = '320x240'): Promise<Buffer> {
  const key = `${shape} ${seconds} ${size}`;
  const video = created.get(key) ?? createVideo(shape, seconds, size);
  created.set(key, video);
  return video;
}

async function createVideo(shape: keyof typeof SHAPES, seconds: number, size: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-video-'));
  const [format, ...options] = SHAPES[shape];
  const path = join(folder, `video.${format}`);
  const sources = [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=size=${size}:rate=25:duration=${seconds}`,
    '-f',
    'lavfi',
    '-i',
    `sine=duration=${seconds}`,
  ];
  try {
    await run('ffmpeg', ['-v', 'error', '-nostdin', ...sources, ...options, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** An MP4 with empty boxes, for machines without ffmpeg. */
export function corruptVideoFixture(): Buffer {
  const box = (type: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', Buffer.alloc(8)),
    box('mdat', Buffer.alloc(64)),
  ]);
}
