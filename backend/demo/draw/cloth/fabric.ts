import { latticeValue, smoothNoise } from '../seeded-random.js';

type Weave = 'jersey' | 'fleece' | 'knit' | 'rib' | 'twill' | 'stretch' | 'cord' | 'smooth';

export interface Fabric {
  readonly weave: Weave;
  /** Ribs run along this angle (radians, 0 is straight down) or out from a centre, as on a collar. */
  readonly angle?: number;
  readonly around?: { readonly x: number; readonly y: number };
  /** Columns of cables in a knit, as distances from the middle. */
  readonly cables?: readonly number[];
  /** Width of one rib or one knitted column, in units. */
  readonly gauge?: number;
}

type Relief = (x: number, y: number) => number;

/** One loop column of a knit: two legs leaning into a V. */
function stitch(x: number, y: number, width: number, height: number): number {
  const u = x / width;
  const side = Math.abs(u - Math.floor(u) - 0.5);
  const v = y / height + side * 1.3;
  const along = v - Math.floor(v);
  const leg = 1 - ((side - 0.25) / 0.26) ** 2;
  return Math.max(0, leg) * Math.sqrt(Math.max(0, Math.sin(Math.PI * along)));
}

function cable(x: number, y: number, columns: readonly number[]): number {
  for (const column of columns) {
    const d = x - column;
    if (Math.abs(d) > 34) continue;
    const turn = y / 62;
    const a = Math.sin(turn) * 15;
    const over = Math.cos(turn) > 0 ? 1 : 0.78;
    const first = Math.exp(-(((d - a) / 9.5) ** 2)) * over;
    const second = Math.exp(-(((d + a) / 9.5) ** 2)) * (1.78 - over);
    const gutter = Math.exp(-(((Math.abs(d) - 31) / 4) ** 2));
    return Math.max(first, second) * 6.5 - gutter * 2.6;
  }
  return 0;
}

/** Height of the surface of the cloth itself, in units; fine structure only where a pixel can show it. */
export function reliefOf(fabric: Fabric, scale: number, seed: number): Relief {
  const close = scale > 1.9;
  const grain = (x: number, y: number, size: number, height: number): number => smoothNoise(x / size, y / size, seed) * height;
  switch (fabric.weave) {
    case 'jersey':
      return close
        ? (x, y) => stitch(x, y, 2.7, 2.1) * 0.36 + grain(x, y, 1.6, 0.07) + grain(x, y, 9, 0.16)
        : (x, y) => grain(x, y, 1.35, 0.16) + smoothNoise(x / 7, y / 1.5, seed + 5) * 0.1;
    case 'fleece':
      return close
        ? (x, y) => stitch(x, y, 3.3, 2.6) * 0.42 + grain(x, y, 1.6, 0.1) + grain(x, y, 7, 0.3)
        : (x, y) => grain(x, y, 1.7, 0.24) + grain(x, y, 5, 0.18);
    case 'knit': {
      const gauge = fabric.gauge ?? 9;
      const columns = fabric.cables ?? [];
      return (x, y) =>
        stitch(x, y, gauge, gauge * 0.86) * 1.5 + cable(x - 600, y, columns) + (close ? grain(x, y, 0.8, 0.22) : 0);
    }
    case 'rib': {
      const gauge = fabric.gauge ?? 7;
      const cos = Math.cos(fabric.angle ?? 0);
      const sin = Math.sin(fabric.angle ?? 0);
      const centre = fabric.around;
      return (x, y) => {
        const u = centre ? Math.atan2(y - centre.y, x - centre.x) * 150 : x * cos + y * sin;
        const v = centre ? Math.hypot(x - centre.x, y - centre.y) : y * cos - x * sin;
        const wave = Math.cos((u / gauge) * 2 * Math.PI);
        const loops = close ? stitch(u, v, gauge / 2, gauge * 0.36) * 0.4 : 0;
        return Math.sign(wave) * Math.sqrt(Math.abs(wave)) * 0.75 + loops + grain(x, y, 1.4, 0.1);
      };
    }
    case 'twill':
      return (x, y) => {
        const lines = close ? Math.sin((x * 0.8 + y * 1.1) * 2.1) * 0.24 : Math.sin((x + y * 1.3) * 0.95) * 0.1;
        return lines + grain(x, y, close ? 0.8 : 1.5, 0.15);
      };
    case 'stretch':
      return close ? (x, y) => stitch(x, y, 1.9, 1.5) * 0.2 + grain(x, y, 1.2, 0.05) : (x, y) => grain(x, y, 1.5, 0.06);
    case 'cord':
      return (x, y) => Math.sin((x + y * 0.9) * 1.15) * 0.7 + Math.sin((x - y * 0.9) * 1.15) * 0.5;
    default:
      return (x, y) => grain(x, y, 1.6, 0.05);
  }
}

/** Pale and dark fibres of a heather yarn, in -1..1. */
export function melange(x: number, y: number, seed: number): number {
  const fibre = smoothNoise(x / 1.4 + smoothNoise(x / 9, y / 9, seed) * 2, y / 4.2, seed + 17);
  return fibre * 0.7 + (latticeValue(Math.floor(x * 1.1), Math.floor(y / 2.4), seed) - 0.5) * 0.7;
}
