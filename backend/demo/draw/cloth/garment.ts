import type { Line } from '../geometry.js';
import type { Fabric } from './fabric.js';
import type { Drape, Fold } from './folds.js';

export type Rgb = readonly [number, number, number];

export interface Seam {
  readonly path: Line;
  /** A plain seam is a groove; a stitched one carries one or two rows of thread beside it. */
  readonly rows: readonly number[];
  readonly groove?: number;
}

export interface Part {
  readonly name: string;
  readonly outline: Line;
  /** What gives the part its roundness when that is more than its own outline (body and sleeves together). */
  readonly volume?: Line;
  readonly fabric: Fabric;
  /** How high the middle stands above the edge, in units. */
  readonly puff: number;
  /** How dark the part makes what lies just below it, 0..1. */
  readonly shadow: number;
  readonly tone?: number;
  readonly colour?: Rgb;
  readonly folds?: readonly Fold[];
  readonly drape?: Drape;
  readonly seams?: readonly Seam[];
  /** Things sewn on or printed flat: labels, eyelets, buttons; SVG in garment units. */
  readonly trim?: string;
}

export interface Garment {
  readonly parts: readonly Part[];
  /** Where a print may sit: the part, its middle and its width in units, and its turn in degrees. */
  readonly places: Readonly<Record<string, Place>>;
  readonly height?: number;
}

export interface Place {
  readonly part: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn?: number;
}

export interface Cloth {
  readonly rgb: Rgb;
  /** Share of contrasting fibres, for heather yarns. */
  readonly melange: number;
  /** How much the dye has worn at edges and seams. */
  readonly wear: number;
}

export interface PlacedPrint {
  readonly part: string;
  readonly svg: string;
}
