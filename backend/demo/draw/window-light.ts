import sharp from 'sharp';

import { between as range, seededRandom } from './seeded-random.js';

/** Evening light through a window with crossbars: everything but the panes is dimmed. */
export function windowLight(
  x: number,
  y: number,
  pane: number,
  columns: number,
  rows: number,
  shear: number,
  width: number,
  height: number,
  { blur, depth }: { readonly blur: number; readonly depth: number } = { blur: 9, depth: 0.34 },
): string {
  let panes = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const px = x + column * (pane + 22) + row * shear;
      const py = y + row * (pane * 1.28 + 24) - column * 26;
      panes += `M${px} ${py}l${pane} -24l${shear} ${pane * 1.28}l${-pane} 24Z`;
    }
  }
  return (
    `<defs><filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${blur}"/></filter>` +
    `<mask id="panes" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><path d="${panes}" fill="#000" filter="url(#soft)"/></mask></defs>` +
    `<rect width="${width}" height="${height}" fill="#fff"/><rect width="${width}" height="${height}" fill="#6d5a52" opacity="${depth}" mask="url(#panes)"/>`
  );
}

/** The same window over one garment on paper: soft, and never twice at the same place. */
export async function underWindow(pixels: Buffer, width: number, height: number, seed: number): Promise<Buffer> {
  const random = seededRandom(seed);
  const svg = windowLight(range(random, 20, 150), range(random, 60, 220), 330, 3, 3, range(random, 70, 120), width, height, {
    blur: 26,
    depth: 0.14,
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite([
      {
        input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`),
        blend: 'multiply',
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}
