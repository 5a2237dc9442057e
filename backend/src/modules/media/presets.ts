/** The only sizes that are rendered, so that no request can ask for other work. */
export const WIDTHS = [320, 640, 960, 1440] as const;
export const FORMATS = ['avif', 'webp', 'jpg'] as const;

type PresetWidth = (typeof WIDTHS)[number];
export type Format = (typeof FORMATS)[number];
/** "share" is the 1200 x 630 image for link previews, always a JPEG. */
export type Preset = PresetWidth | 'share';

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export const CONTENT_TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

export function parsePreset(text: string): Preset | undefined {
  if (text === 'share') return 'share';
  return WIDTHS.find((width) => String(width) === text);
}

/** The preset widths rendered for an image: all below its own width, and the next one, in which it is not scaled up. */
export function renderedWidths(imageWidth: number): PresetWidth[] {
  const widest = WIDTHS.find((width) => width >= imageWidth) ?? WIDTHS[WIDTHS.length - 1];
  return WIDTHS.filter((width) => width <= Number(widest));
}

/** The requested width if it is rendered, else the widest rendered one. */
export function bestAvailableWidth(requested: PresetWidth, imageWidth: number): PresetWidth {
  const rendered = renderedWidths(imageWidth);
  return rendered.includes(requested) ? requested : (rendered[rendered.length - 1] ?? requested);
}
