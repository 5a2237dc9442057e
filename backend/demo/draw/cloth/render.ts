import { boundsOf, pathOf } from '../geometry.js';
import { seedOf, smoothNoise } from '../seeded-random.js';
import { bent, sampled } from './bent-print.js';
import { melange, reliefOf } from './fabric.js';
import { addFolds } from './folds.js';
import type { Cloth, Garment, Part, PlacedPrint } from './garment.js';
import type { Frame } from './raster.js';
import { blurred, pixelsOf, rasterColours, rasterPlanes } from './raster.js';
import { seamDrawing } from './seam-drawing.js';
import { castShadow, type Sheet } from './sheet.js';

const LIGHT = { x: -0.46, y: -0.62, z: 0.78 };

/** The part in red and its volume in green. Blending costs librsvg a surface per path, so it is asked for only when the two differ. */
function silhouettes(part: Part): string {
  const outline = pathOf(part.outline, true);
  if (!part.volume) return `<path d="${outline}" fill="#ff0"/>`;
  return `<path d="${outline}" fill="#f00"/><path d="${pathOf(part.volume, true)}" fill="#0f0" style="mix-blend-mode:screen"/>`;
}

/** The part's own window: its bounds within the frame, on whole pixels. */
function windowOf(part: Part, frame: Frame): Frame | undefined {
  const box = boundsOf(part.outline);
  const size = pixelsOf(frame);
  const pad = 8;
  const left = Math.max(0, Math.floor((box.x - frame.x) * frame.scale) - pad);
  const top = Math.max(0, Math.floor((box.y - frame.y) * frame.scale) - pad);
  const right = Math.min(size.width, Math.ceil((box.x + box.width - frame.x) * frame.scale) + pad);
  const bottom = Math.min(size.height, Math.ceil((box.y + box.height - frame.y) * frame.scale) + pad);
  if (right - left < 3 || bottom - top < 3) return undefined;
  const s = frame.scale;
  return { x: frame.x + left / s, y: frame.y + top / s, width: (right - left) / s, height: (bottom - top) / s, scale: s };
}

function toned(value: number, light: number, power: number): number {
  return light <= 1 ? value * light ** power : 1 - (1 - value) * (1 - (light - 1) * 0.42);
}

async function addPart(sheet: Sheet, part: Part, cloth: Cloth, prints: readonly PlacedPrint[], seed: number): Promise<void> {
  const inner = windowOf(part, sheet.frame);
  if (!inner) return;
  const size = pixelsOf(inner);
  const { width, height } = size;
  const scale = inner.scale;
  const [mask, volume] = await rasterPlanes(silhouettes(part), inner);
  const [groove, thread] = part.seams?.length
    ? await rasterPlanes(seamDrawing(part.seams, part.outline), inner)
    : [undefined, undefined];
  const grooveSoft = groove ? blurred(groove, size, 1.5 * scale) : undefined;
  const edge = blurred(volume, size, 5 * scale);
  const middle = blurred(volume, size, 17 * scale);
  const wide = blurred(volume, size, 52 * scale);
  const macro = new Float32Array(width * height);
  addFolds(macro, inner, part.folds ?? [], part.drape, seed);
  const occlusion = part.folds?.length ? blurred(macro, size, 16 * scale) : undefined;
  for (let i = 0; i < macro.length; i++) {
    macro[i] =
      macro[i]! + part.puff * (0.16 * edge[i]! + 0.34 * middle[i]! + 0.5 * wide[i]!) - (grooveSoft ? grooveSoft[i]! * 2.4 : 0);
  }
  const relief = reliefOf(part.fabric, scale, seed);
  const micro = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!mask[i]) continue;
      micro[i] = relief(inner.x + x / scale, inner.y + y / scale) + (thread ? thread[i]! * 1.1 : 0);
    }
  }
  const inks = prints
    .filter((print) => print.part === part.name)
    .map((print) => print.svg)
    .join('');
  const inkPixels = inks === '' ? undefined : await rasterColours(inks, inner);
  // A print is stiffer than cloth: it follows the folds, not the finest creases.
  const lie = inkPixels && blurred(macro, size, 5 * scale);
  const trimPixels = part.trim ? await rasterColours(part.trim, inner) : undefined;

  const frameSize = pixelsOf(sheet.frame);
  const left = Math.round((inner.x - sheet.frame.x) * scale);
  const top = Math.round((inner.y - sheet.frame.y) * scale);
  castShadow(sheet, mask, size, left, top, part.shadow, scale);

  const base = part.colour ?? cloth.rgb;
  const tone = part.tone ?? 1;
  const dark = 1 - (base[0] + base[1] + base[2]) / 3;
  const sheen = 0.035 + 0.05 * dark;
  const z = Math.hypot(LIGHT.x, LIGHT.y, LIGHT.z);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const cover = mask[i]!;
      if (cover === 0) continue;
      const west = x > 0 ? i - 1 : i;
      const east = x < width - 1 ? i + 1 : i;
      const north = y > 0 ? i - width : i;
      const south = y < height - 1 ? i + width : i;
      const gx = ((macro[east]! - macro[west]!) * scale) / 2;
      const gy = ((macro[south]! - macro[north]!) * scale) / 2;
      // What is sewn on is smoother than the cloth below it.
      const weave = trimPixels ? 1 - (0.8 * trimPixels[i * 4 + 3]!) / 255 : 1;
      const fx = gx + (weave * (micro[east]! - micro[west]!) * scale) / 2;
      const fy = gy + (weave * (micro[south]! - micro[north]!) * scale) / 2;
      const norm = 1 / Math.sqrt(1 + fx * fx + fy * fy);
      const lit = ((-fx * LIGHT.x - fy * LIGHT.y + LIGHT.z) * norm) / z / (LIGHT.z / z);
      const hollow = occlusion
        ? Math.max(
            -6,
            Math.min(9, occlusion[i]! - (macro[i]! - part.puff * (0.16 * edge[i]! + 0.34 * middle[i]! + 0.5 * wide[i]!))),
          )
        : 0;
      let light = 0.36 + 0.64 * Math.max(0, lit);
      light *= (0.8 + 0.2 * norm) * (1 - hollow * 0.014) * tone;
      if (groove) light *= 1 - groove[i]! * 0.26;
      const gloss = Math.max(0, lit - 1) * sheen;

      const ux = inner.x + x / scale;
      const uy = inner.y + y / scale;
      let r: number = base[0];
      let g: number = base[1];
      let b: number = base[2];
      if (cloth.melange > 0 && !part.colour) {
        const fibre = melange(ux, uy, seed) * cloth.melange;
        r += fibre;
        g += fibre;
        b += fibre;
      }
      if (cloth.wear > 0) {
        const cloud = smoothNoise(ux / 120, uy / 120, seed + 80) * 0.5 + smoothNoise(ux / 37, uy / 37, seed + 81) * 0.35;
        const rub = cloth.wear * (0.035 * cloud + 0.12 * (1 - edge[i]!) + (grooveSoft ? 0.16 * grooveSoft[i]! : 0));
        r += rub * (1 - r);
        g += rub * (1 - g);
        b += rub * (1 - b);
      }
      if (thread && thread[i]! > 0) {
        const pale = thread[i]! * 0.12;
        r += pale * (1 - r);
        g += pale * (1 - g);
        b += pale * (1 - b);
      }
      if (inkPixels && lie) {
        const ink = sampled(
          inkPixels,
          size,
          x + bent(lie, west, east, scale) * scale,
          y + bent(lie, north, south, scale) * scale,
        );
        const opacity = ink[3] / 255;
        if (opacity > 0) {
          const thin = smoothNoise(ux / 2.1, uy / 2.1, seed + 90) * 0.5 + smoothNoise(ux / 26, uy / 26, seed + 91) * 0.5;
          const film = opacity * Math.min(0.97, 0.92 + 0.1 * thin + Math.max(-0.5, Math.min(0.1, micro[i]! * 0.12 - 0.02)));
          r += (ink[0] / 255 - r) * film;
          g += (ink[1] / 255 - g) * film;
          b += (ink[2] / 255 - b) * film;
        }
      }
      if (trimPixels) {
        const opacity = trimPixels[i * 4 + 3]! / 255;
        r += (trimPixels[i * 4]! / 255 - r) * opacity;
        g += (trimPixels[i * 4 + 1]! / 255 - g) * opacity;
        b += (trimPixels[i * 4 + 2]! / 255 - b) * opacity;
      }
      const at = (top + y) * frameSize.width + left + x;
      const c = sheet.colour;
      c[at * 3] = c[at * 3]! + (toned(r, light, 0.96) + gloss - c[at * 3]!) * cover;
      c[at * 3 + 1] = c[at * 3 + 1]! + (toned(g, light, 1.04) + gloss - c[at * 3 + 1]!) * cover;
      c[at * 3 + 2] = c[at * 3 + 2]! + (toned(b, light, 1.03) + gloss - c[at * 3 + 2]!) * cover;
      sheet.cover[at] = sheet.cover[at]! + (1 - sheet.cover[at]!) * cover;
    }
  }
}

export async function renderGarment(
  garment: Garment,
  cloth: Cloth,
  prints: readonly PlacedPrint[],
  frame: Frame,
  seedText: string,
): Promise<Sheet> {
  const { width, height } = pixelsOf(frame);
  const sheet: Sheet = { frame, colour: new Float32Array(width * height * 3), cover: new Float32Array(width * height) };
  for (const part of garment.parts) await addPart(sheet, part, cloth, prints, seedOf(seedText + part.name) % 100000);
  return sheet;
}
