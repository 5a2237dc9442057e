import { stat } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '#src/config.js';
import { memoizeAsync } from '#platform/memoize-async.js';
import { CONFIG, LOGGER } from '#platform/tokens.js';
import { unreadableVideo } from '../media.errors.js';
import { findFfmpeg } from './find-ffmpeg.js';
import { hasVideoStructure } from './mp4-structure.js';
import { runProgram } from './run-program.js';
import { parseVideoInfo, type VideoInfo } from './video-info.js';

const COPY_TIMEOUT_MS = 60_000;
const TRANSCODE_TIMEOUT_MS = 20 * 60_000;

/** ffmpeg may open no other file or network address, and must use the demuxer of the detected type. */
function inputOptions(path: string, extension: string): string[] {
  const demuxer = extension === 'webm' ? 'matroska' : 'mov';
  return ['-hide_banner', '-nostdin', '-y', '-protocol_whitelist', 'file', '-f', demuxer, '-i', path];
}

const options = (text: string): string[] => text.split(' ');
const FIRST_TRACKS_WITHOUT_METADATA = options('-map 0:v:0 -map 0:a:0? -map_metadata -1 -map_chapters -1');
const H264_AND_AAC = options('-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p -threads 1 -c:a aac -b:a 128k');
/** H.264 in yuv420p needs even sides: an odd width loses a column. */
const MAX_FULL_HD = options("-vf scale='max(2,trunc(min(1920,iw)/2)*2)':-2");
const FAST_START = options('-movflags +faststart');

/** Sanitizes and converts videos with ffmpeg. Without ffmpeg, videos are served as uploaded and the operations page says so. */
@Injectable()
export class VideoTools {
  private readonly findFfmpeg = memoizeAsync(() => findFfmpeg(this.config.FFMPEG_PATH));

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async available(): Promise<boolean> {
    return (await this.findFfmpeg()) !== undefined;
  }

  /**
   * Copies the video to `to` without metadata and with the index first, so that it plays while it loads; it is not re-encoded.
   * False without ffmpeg. Throws 422 when the file is not a video.
   */
  async sanitize(from: string, to: string, extension: string): Promise<boolean> {
    if (extension !== 'webm' && !(await hasVideoStructure(from, (await stat(from)).size))) throw unreadableVideo();
    const ffmpeg = await this.findFfmpeg();
    if (!ffmpeg) return false;
    const output = ['-c', 'copy', ...FIRST_TRACKS_WITHOUT_METADATA, ...(extension === 'webm' ? [] : FAST_START)];
    const { exitCode, stderr } = await runProgram(
      ffmpeg,
      [...inputOptions(from, extension), ...output, '-f', extension, to],
      COPY_TIMEOUT_MS,
    );
    if (exitCode === 0) return true;
    this.logger.info({ stderr: stderr.slice(-500) }, 'ffmpeg could not read an uploaded video');
    throw unreadableVideo();
  }

  /** Undefined without ffmpeg, and when the file has no video track. */
  async probe(path: string, extension: string): Promise<VideoInfo | undefined> {
    const ffmpeg = await this.findFfmpeg();
    if (!ffmpeg) return undefined;
    // Without an output file, ffmpeg describes the input and exits with an error.
    const { stderr } = await runProgram(ffmpeg, inputOptions(path, extension), COPY_TIMEOUT_MS);
    return parseVideoInfo(stderr, extension);
  }

  /** Writes one frame in full size as PNG: at a third of the video, at most one second in. */
  async poster(from: string, to: string, extension: string, seconds: number): Promise<void> {
    const at = String(Math.min(1, seconds / 3));
    const output = options('-map 0:v:0 -frames:v 1 -f image2 -c:v png');
    await this.run(['-ss', at, ...inputOptions(from, extension), ...output, to], COPY_TIMEOUT_MS);
  }

  /** Converts the video to H.264 and AAC in MP4, which every browser plays. */
  async transcode(from: string, to: string, extension: string): Promise<void> {
    const output = [...FIRST_TRACKS_WITHOUT_METADATA, ...MAX_FULL_HD, ...H264_AND_AAC, ...FAST_START, '-f', 'mp4'];
    await this.run([...inputOptions(from, extension), ...output, to], TRANSCODE_TIMEOUT_MS);
  }

  private async run(args: string[], timeoutMs: number): Promise<void> {
    const ffmpeg = await this.findFfmpeg();
    if (!ffmpeg) throw new Error('ffmpeg is not installed');
    const { exitCode, stderr } = await runProgram(ffmpeg, args, timeoutMs);
    if (exitCode !== 0) throw new Error(`ffmpeg exited with ${String(exitCode)}: ${stderr.slice(-300)}`);
  }
}
