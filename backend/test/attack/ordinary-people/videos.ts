import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SIZES = ['176x144', '181x321', '320x180', '321x181', '640x360', '17x15'];
const RATES = ['10', '24000/1001', '30', '60'];
/** What phones, cameras, screen recorders and old programs write, and the extension of the file. */
const KINDS: [string, 'mp4' | 'mov' | 'webm'][] = [
  ['-c:v libx264 -preset ultrafast -pix_fmt yuv420p', 'mp4'],
  ['-c:v libx264 -preset ultrafast -pix_fmt yuv444p -an', 'mp4'],
  ['-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a pcm_s16le', 'mov'],
  ['-c:v libx265 -preset ultrafast -x265-params log-level=none -pix_fmt yuv444p -tag:v hvc1', 'mov'],
  ['-c:v mjpeg -an', 'mov'],
  ['-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus', 'webm'],
];

/** A video of half a second; each number gives another combination. */
export async function makeVideo(number: number): Promise<{ name: string; bytes: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-people-video-'));
  try {
    const [size, rate] = [SIZES[number % SIZES.length] ?? '', RATES[number % RATES.length] ?? ''];
    const [options, extension] = KINDS[Math.floor(number / SIZES.length) % KINDS.length] ?? ['', 'mp4'];
    const path = join(folder, `made.${extension}`);
    const sources = `-f lavfi -i testsrc2=size=${size}:rate=${rate}:duration=0.5 -f lavfi -i sine=duration=0.5 -shortest`;
    await run('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...`${sources} ${options}`.split(' '), path]);
    return { name: `a video ${size} ${options}`, bytes: await readFile(path) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
