import type { Duty } from '#platform/today/duty-source.js';
import { counted } from '#platform/today/duty-words.js';

export interface FailedFiles {
  images: number;
  videos: number;
}

export function mediaDuties({ images, videos }: FailedFiles): Duty[] {
  if (images + videos === 0) return [];
  const files = [
    ...(images > 0 ? [counted(images, 'image', 'images')] : []),
    ...(videos > 0 ? [counted(videos, 'video', 'videos')] : []),
  ];
  const text = `${files.join(' and ')} could not be processed`;
  return [{ id: 'media', text, action: 'Show', link: '/admin/media?filter=failed' }];
}
