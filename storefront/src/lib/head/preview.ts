import type { Head } from './head.ts';

const MAX_TEXT_LENGTH = 200;
const SHARE_SIZE = { width: 1200, height: 630 };

/** One line for a link preview. A long text is cut at a word boundary. */
export function previewText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_TEXT_LENGTH) return line;
  const end = line.lastIndexOf(' ', MAX_TEXT_LENGTH);
  return `${line.slice(0, end > 0 ? end : MAX_TEXT_LENGTH)}…`;
}

/** The image of a link preview: an absolute URL, in the size that every network shows uncropped. */
export function previewImage(imageUrl: string | null, { origin, alt }: { origin: string; alt: string }): Head['image'] {
  return imageUrl ? { url: `${new URL(imageUrl, origin).href}?w=share`, ...SHARE_SIZE, alt } : undefined;
}
