/** The only sizes the shop makes. Nobody can ask the server for other work. */
export const WIDTHS = [320, 640, 960, 1440] as const;
export const FORMATS = ['avif', 'webp', 'jpg'] as const;

export type PresetWidth = (typeof WIDTHS)[number];
export type Format = (typeof FORMATS)[number];
/** "share" is the 1200 x 630 picture for link previews, always a JPEG. */
export type Preset = PresetWidth | 'share';

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export const CONTENT_TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

export function parsePreset(text: string): Preset | undefined {
  if (text === 'share') return 'share';
  return WIDTHS.find((width) => String(width) === text);
}

/** Preset widths worth making for a picture: all below its own width, and the first that holds it unscaled. */
export function renderedWidths(pictureWidth: number): PresetWidth[] {
  const holding = WIDTHS.find((width) => width >= pictureWidth) ?? WIDTHS[WIDTHS.length - 1];
  return WIDTHS.filter((width) => width <= Number(holding));
}

/** The made width that answers a wish: the wish itself, or the widest there is. */
export function bestAvailableWidth(wish: PresetWidth, pictureWidth: number): PresetWidth {
  const made = renderedWidths(pictureWidth);
  return made.includes(wish) ? wish : (made[made.length - 1] ?? wish);
}
