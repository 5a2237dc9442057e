import type { Frame, Size } from './raster.js';
import { blurred, pixelsOf } from './raster.js';

/** A finished cloth picture without a ground: colour in 0..1 and coverage. */
export interface Sheet {
  readonly frame: Frame;
  readonly colour: Float32Array;
  readonly cover: Float32Array;
}

/** Darkens what lies below a part; worked out only in the part's surroundings, the blur reaches no further. */
export function castShadow(
  sheet: Sheet,
  mask: Float32Array,
  size: Size,
  left: number,
  top: number,
  depth: number,
  scale: number,
): void {
  if (depth <= 0) return;
  const whole = pixelsOf(sheet.frame);
  const pad = Math.round(46 * scale);
  const x0 = Math.max(0, left - pad);
  const y0 = Math.max(0, top - pad);
  const area: Size = {
    width: Math.min(whole.width, left + size.width + pad) - x0,
    height: Math.min(whole.height, top + size.height + pad) - y0,
  };
  const cast = new Float32Array(area.width * area.height);
  const dx = left - x0 + Math.round(3 * scale);
  const dy = top - y0 + Math.round(5 * scale);
  for (let y = 0; y < size.height && y + dy < area.height; y++) {
    for (let x = 0; x < size.width && x + dx < area.width; x++) cast[(y + dy) * area.width + x + dx] = mask[y * size.width + x]!;
  }
  const near = blurred(cast, area, 4 * scale);
  const far = blurred(cast, area, 15 * scale);
  for (let y = 0, i = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++, i++) {
      const at = (y0 + y) * whole.width + x0 + x;
      if (!sheet.cover[at]) continue;
      const dim = 1 - depth * (0.5 * near[i]! + 0.5 * far[i]!);
      for (let c = 0; c < 3; c++) sheet.colour[at * 3 + c] = sheet.colour[at * 3 + c]! * dim;
    }
  }
}
