import { ownValue } from '@shop/contract';
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

const HEADING = /<h\d>.*?<\/h\d>/gs;
const INLINE_TAG = /<\/?(?:a|em|strong|code)\b[^>]*>/g;
const OTHER_TAG = /<[^>]+>/g;
/** All that the server's Markdown renderer writes. */
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The same for the HTML of a text page, without its headings; undefined when nothing is left. */
export function previewOfHtml(html: string): string | undefined {
  const text = html.replace(HEADING, ' ').replace(INLINE_TAG, '').replace(OTHER_TAG, ' ');
  return previewText(text.replace(/&\w+;/g, (entity) => ownValue(ENTITIES, entity) ?? entity)) || undefined;
}

/** The image of a link preview: an absolute URL, in the size that every network shows uncropped. */
export function previewImage(imageUrl: string | null, { origin, alt }: { origin: string; alt: string }): Head['image'] {
  return imageUrl ? { url: `${new URL(imageUrl, origin).href}?w=share`, ...SHARE_SIZE, alt } : undefined;
}
