export interface VideoInfo {
  seconds: number;
  width: number;
  height: number;
  /** True when every current browser plays it: H.264 in 8 bit with AAC or no sound, or WebM. */
  playsEverywhere: boolean;
}

const DURATION = /Duration: (\d+):(\d{2}):(\d{2}(?:\.\d+)?)/;
const PICTURE = /Stream #\S+.*?: Video: (\w+)[^\n]*?, (\w+)(?:\([^)]*\))?,[^\n]*?\b(\d{2,5})x(\d{2,5})\b/;
const SOUND = /Stream #\S+.*?: Audio: (\w+)/;

/** Reads what `ffmpeg -i` says about a file; undefined when it names no picture track. */
export function parseVideoInfo(said: string, extension: string): VideoInfo | undefined {
  const picture = PICTURE.exec(said);
  if (!picture) return undefined;
  const [, codec = '', pixels = '', width = '', height = ''] = picture;
  const [, hours = '0', minutes = '0', rest = '0'] = DURATION.exec(said) ?? [];
  const sound = SOUND.exec(said)?.[1];
  const plain = codec === 'h264' && /^yuvj?420p$/.test(pixels) && (sound === undefined || sound === 'aac') && extension === 'mp4';
  const web = extension === 'webm' && /^(vp8|vp9|av1)$/.test(codec);
  return {
    seconds: Math.round(Number(hours) * 3_600 + Number(minutes) * 60 + Number(rest)),
    width: Number(width),
    height: Number(height),
    playsEverywhere: plain || web,
  };
}
