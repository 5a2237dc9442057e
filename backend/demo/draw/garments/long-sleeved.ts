import type { Fabric } from '../cloth/fabric.js';
import type { Fold } from '../cloth/folds.js';
import type { Part } from '../cloth/garment.js';
import { line, mirrored } from '../geometry.js';
import { fold, rib, seam } from './construction.js';

/** How a long sleeve hangs: all tops that have one share its weight, not its width. */
interface SleeveCut {
  readonly fabric: Fabric;
  readonly puff: number;
  /** Outer line from the shoulder to the cuff, and inner line back up to under the body. */
  readonly outline: string;
  /** The ribbed end; a plain hem has none. */
  readonly cuff?: string;
  readonly cuffSeam: string;
  readonly strength: number;
}

const FOLDS: readonly Fold[] = [
  fold('M 905 580 C 950 560 1000 520 1022 470', 19, 5, 0.15),
  fold('M 912 610 C 950 640 1000 640 1040 600', 17, 4.4, 0.2),
  fold('M 900 380 C 912 450 915 520 922 590', 17, 3.6, 0.8, -0.3),
  fold('M 930 660 C 958 740 965 840 975 920', 18, 4.2, 0.5, -0.4),
  fold('M 958 800 C 990 790 1030 770 1058 730', 17, 5.4, 0.3),
  fold('M 972 850 C 1010 860 1040 850 1068 815', 16, 5, 0.35),
  fold('M 975 900 C 1015 890 1050 900 1078 880', 15, 4.6, 0.4, -0.3),
  fold('M 985 960 C 1020 975 1060 960 1084 935', 13, 4.6, 0.45),
  fold('M 994 1012 C 1025 1000 1060 1010 1090 1000', 11, 4.8, 0.5, -0.4),
  fold('M 1040 620 C 1056 700 1062 780 1066 840', 16, 3.4, 0.4, 0.4),
];

export function longSleeves(cut: SleeveCut): Part[] {
  const parts: Part[] = [];
  for (const side of ['right', 'left'] as const) {
    const turn = (path: string) => (side === 'left' ? mirrored(line(path)) : line(path));
    const folds = FOLDS.map((f, i) => ({
      ...f,
      depth: f.depth * cut.strength * (side === 'left' ? 0.8 + 0.12 * (i % 4) : 1),
      path: side === 'left' ? mirrored(f.path).map((p) => ({ x: p.x + (i % 3) * 3, y: p.y + 16 - (i % 4) * 11 })) : f.path,
      lean: side === 'left' ? -(f.lean ?? 0) : (f.lean ?? 0),
    }));
    parts.push({
      name: `sleeve-${side}`,
      outline: turn(cut.outline),
      fabric: cut.fabric,
      puff: cut.puff,
      shadow: 0,
      folds,
      drape: { angle: side === 'left' ? 0.14 : -0.14, along: 260, across: 60, depth: 2.4 },
      ...(cut.cuff ? {} : { seams: [seam(turn(cut.cuffSeam), [-3, 3], 0.5)] }),
    });
    if (cut.cuff) {
      parts.push({
        name: `cuff-${side}`,
        outline: turn(cut.cuff),
        fabric: rib(6.2, side === 'left' ? 0.11 : -0.11),
        puff: cut.puff * 0.62,
        shadow: 0.2,
        tone: 0.985,
        seams: [seam(turn(cut.cuffSeam), [], 1)],
      });
    }
  }
  return parts;
}
