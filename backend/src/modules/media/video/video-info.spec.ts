import { parseVideoInfo } from './video-info.js';

const stderr = (video: string, audio?: string): string => `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'video':
  Duration: 00:01:03.52, start: 0.000000, bitrate: 1205 kb/s
  Stream #0:0[0x1](und): Video: ${video}
${audio ? `  Stream #0:1[0x2](und): Audio: ${audio}\n` : ''}At least one output file must be specified`;

const H264 = 'h264 (High) (avc1 / 0x31637661), yuv420p(tv, bt709, progressive), 1280x720 [SAR 1:1 DAR 16:9], 1000 kb/s, 25 fps';

describe('the description of a video by ffmpeg', () => {
  it.each([
    ['H.264 and AAC in MP4', H264, 'aac (LC) (mp4a / 0x6134706D), 44100 Hz', 'mp4', true],
    ['H.264 without audio', H264, undefined, 'mp4', true],
    ['H.264 in MOV', H264, undefined, 'mov', false],
    ['H.264 with other audio', H264, 'pcm_s16le (sowt)', 'mp4', false],
    ['H.264 in 10 bit', H264.replace('yuv420p', 'yuv420p10le'), undefined, 'mp4', false],
    ['HEVC', 'hevc (Main) (hev1 / 0x31766568), yuv420p(tv), 1280x720', 'aac', 'mp4', false],
    ['VP9 in WebM', 'vp9 (Profile 0), yuv420p(tv), 1280x720, SAR 1:1', 'opus, 48000 Hz', 'webm', true],
  ])('%s', (_, video, audio, extension, playsEverywhere) => {
    expect(parseVideoInfo(stderr(video, audio), extension)).toEqual({ seconds: 64, width: 1_280, height: 720, playsEverywhere });
  });

  it('is undefined without a video track', () => {
    expect(parseVideoInfo('video: Invalid data found when processing input', 'mp4')).toBeUndefined();
  });
});
