import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import type { Config } from '#src/config.js';
import { detectType } from '../file-types.js';
import { VideoTools } from './video-tools.js';

const run = promisify(execFile);
const fixture = (name: string): string => fileURLToPath(new URL(`../../../../test/fixtures/uploads/${name}`, import.meta.url));
const H264 = '-c:v libx264 -preset ultrafast';
const HEVC = '-c:v libx265 -preset ultrafast -x265-params log-level=none';

/** Name, size, options of ffmpeg and the extension of the file. */
const MADE: [string, string, string, 'mp4' | 'mov' | 'webm'][] = [
  ['an odd width', '321x180', `${HEVC} -pix_fmt yuv444p`, 'mov'],
  ['an odd height', '320x181', `${HEVC} -pix_fmt yuv444p`, 'mov'],
  ['odd sides', '321x181', `${H264} -pix_fmt yuv444p`, 'mp4'],
  ['a size of a few pixels', '17x15', `${H264} -pix_fmt yuv444p`, 'mp4'],
  ['more than full HD', '2562x1442', `${H264} -pix_fmt yuv444p`, 'mp4'],
  ['an upright picture', '181x321', `${H264} -pix_fmt yuv444p`, 'mp4'],
  ['colours in full', '320x180', `${H264} -pix_fmt yuv444p`, 'mp4'],
  ['colours in half', '320x180', `${H264} -pix_fmt yuv422p`, 'mp4'],
  ['shades of gray', '320x180', `${H264} -pix_fmt gray`, 'mp4'],
  ['pixels that are no squares', '320x180', `${HEVC} -aspect 4:3`, 'mov'],
  ['MPEG-4 of an old phone', '176x144', '-c:v mpeg4', 'mp4'],
  ['pictures of a webcam', '320x180', '-c:v mjpeg', 'mov'],
  ['no sound', '320x180', `${HEVC} -an`, 'mp4'],
  ['sound of an MP3', '320x180', `${H264} -pix_fmt yuv420p -c:a mp3`, 'mp4'],
  ['uncompressed sound', '320x180', `${H264} -pix_fmt yuv420p -c:a pcm_s16le`, 'mov'],
  ['VP9 in odd sides', '321x181', '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus', 'webm'],
];

let folder: string;
const tools = new VideoTools({} as Config, pino({ level: 'silent' }));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-odd-videos-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the upload and the job do with a video; resolves with what shoppers get. */
async function processed(path: string): Promise<{ plays: boolean; width: number; height: number }> {
  const type = detectType((await readFile(path)).subarray(0, 256));
  if (type?.kind !== 'video') throw new Error('No video');
  const { extension } = type;
  const copy = join(folder, `sanitized.${extension}`);
  await tools.sanitize(path, copy, extension);
  const found = await tools.probe(copy, extension);
  if (!found) throw new Error('No video track');
  if (found.playsEverywhere) return { plays: true, width: found.width, height: found.height };
  const converted = join(folder, 'converted.mp4');
  await tools.transcode(copy, converted, extension);
  const after = await tools.probe(converted, 'mp4');
  return { plays: after?.playsEverywhere ?? false, width: after?.width ?? 0, height: after?.height ?? 0 };
}

describe('a video that browsers play becomes one that all of them play:', () => {
  it.each(MADE)('%s', async (_, size, options, extension) => {
    const path = join(folder, `made.${extension}`);
    const sources = `-f lavfi -i testsrc2=size=${size}:rate=10:duration=0.5 -f lavfi -i sine=duration=0.5 -shortest`;
    await run('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...`${sources} ${options}`.split(' '), path]);
    const [width = 0, height = 0] = size.split('x').map(Number);
    const result = await processed(path);
    expect(result.plays).toBe(true);
    expect(Math.abs(result.width / result.height - width / height)).toBeLessThan(0.1);
  });

  it.each(['xavc.mp4', 'odd-hevc.mov'])('the file %s of a camera', async (name) => {
    expect(await processed(fixture(name))).toMatchObject({ plays: true });
  });
});
