export interface VideoInfo {
  seconds: number;
  width: number;
  height: number;
  /** True when every current browser plays it: 8-bit H.264 with AAC or without sound in MP4, or WebM. */
  playsEverywhere: boolean;
}

const DURATION = /Duration: (\d+):(\d{2}):(\d{2}(?:\.\d+)?)/;
const VIDEO_TRACK = /Stream #\S+.*?: Video: (\w+)[^\n]*?, (\w+)(?:\([^)]*\))?,[^\n]*?\b(\d{2,5})x(\d{2,5})\b/;
const AUDIO_TRACK = /Stream #\S+.*?: Audio: (\w+)/;

/** Parses the output of `ffmpeg -i`; undefined when it lists no video track. */
export function parseVideoInfo(stderr: string, extension: string): VideoInfo | undefined {
  const video = VIDEO_TRACK.exec(stderr);
  if (!video) return undefined;
  const [, videoCodec = '', pixelFormat = '', width = '', height = ''] = video;
  const [, hours = '0', minutes = '0', seconds = '0'] = DURATION.exec(stderr) ?? [];
  const audioCodec = AUDIO_TRACK.exec(stderr)?.[1];
  const isPlayableMp4 =
    extension === 'mp4' &&
    videoCodec === 'h264' &&
    /^yuvj?420p$/.test(pixelFormat) &&
    (audioCodec === undefined || audioCodec === 'aac');
  const isPlayableWebm = extension === 'webm' && /^(vp8|vp9|av1)$/.test(videoCodec);
  return {
    seconds: Math.round(Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)),
    width: Number(width),
    height: Number(height),
    playsEverywhere: isPlayableMp4 || isPlayableWebm,
  };
}
