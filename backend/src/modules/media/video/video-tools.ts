import { stat } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '#src/config.js';
import { CONFIG, LOGGER } from '#platform/tokens.js';
import { unreadable } from '../media.errors.js';
import { findFfmpeg } from './find-ffmpeg.js';
import { hasVideoStructure } from './mp4-structure.js';
import { runProgram } from './run-program.js';
import { parseVideoInfo, type VideoInfo } from './video-info.js';

const COPY_TIMEOUT_MS = 60_000;
const TRANSCODE_TIMEOUT_MS = 20 * 60_000;

/** Input options: nothing but the file itself may be opened, and it is read as what its first bytes say. */
function inputOf(path: string, extension: string): string[] {
  const demuxer = extension === 'webm' ? 'matroska' : 'mov';
  return ['-hide_banner', '-nostdin', '-y', '-protocol_whitelist', 'file', '-f', demuxer, '-i', path];
}

const TRACKS = ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1'];
const H264 = [
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-crf',
  '23',
  '-pix_fmt',
  'yuv420p',
  '-threads',
  '1',
  '-c:a',
  'aac',
  '-b:a',
  '128k',
];
const AT_MOST_FULL_HD = ['-vf', "scale='min(1920,iw)':-2"];

/** What the shop does to videos with ffmpeg. Without the program videos stay as they came, and operations says so. */
@Injectable()
export class VideoTools {
  private program: Promise<string | undefined> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async available(): Promise<boolean> {
    return (await this.ffmpeg()) !== undefined;
  }

  /**
   * Writes the video to `to` without metadata and ready to play while it loads; the pictures in it stay untouched. False
   * when there is no ffmpeg. 422 when the file is no video.
   */
  async sanitize(from: string, to: string, extension: string): Promise<boolean> {
    if (extension !== 'webm' && !(await hasVideoStructure(from, (await stat(from)).size))) throw unreadable();
    const program = await this.ffmpeg();
    if (!program) return false;
    const target = ['-c', 'copy', ...TRACKS, ...(extension === 'webm' ? [] : ['-movflags', '+faststart']), '-f', extension, to];
    const { exitCode: code, stderr: said } = await runProgram(program, [...inputOf(from, extension), ...target], COPY_TIMEOUT_MS);
    if (code !== 0) this.logger.info({ said: said.slice(-500) }, 'a video was refused');
    if (code !== 0) throw unreadable();
    return true;
  }

  async probe(path: string, extension: string): Promise<VideoInfo | undefined> {
    const program = await this.ffmpeg();
    if (!program) return undefined;
    // Without an output ffmpeg describes the file and ends with an error.
    const { stderr: said } = await runProgram(program, inputOf(path, extension), COPY_TIMEOUT_MS);
    return parseVideoInfo(said, extension);
  }

  /** One frame, a third into the film but not later than its first second, as a picture of its size. */
  async poster(from: string, to: string, extension: string, seconds: number): Promise<void> {
    const at = String(Math.min(1, seconds / 3));
    await this.run(
      ['-ss', at, ...inputOf(from, extension), '-map', '0:v:0', '-frames:v', '1', '-f', 'image2', '-c:v', 'png', to],
      COPY_TIMEOUT_MS,
    );
  }

  /** The film as H.264 and AAC in an MP4 that every browser plays. */
  async transcode(from: string, to: string, extension: string): Promise<void> {
    const words = [
      ...inputOf(from, extension),
      ...TRACKS,
      ...AT_MOST_FULL_HD,
      ...H264,
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      to,
    ];
    await this.run(words, TRANSCODE_TIMEOUT_MS);
  }

  private async run(words: string[], limitMs: number): Promise<void> {
    const program = await this.ffmpeg();
    if (!program) throw new Error('there is no ffmpeg');
    const { exitCode: code, stderr: said } = await runProgram(program, words, limitMs);
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}: ${said.slice(-300)}`);
  }

  private ffmpeg(): Promise<string | undefined> {
    return (this.program ??= findFfmpeg(this.config.FFMPEG_PATH));
  }
}
