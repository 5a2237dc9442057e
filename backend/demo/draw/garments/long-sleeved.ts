import type { Fabric } from '../cloth/fabric.js';
import type { Fold } from '../cloth/folds.js';
import type { Part } from '../cloth/garment.js';
import type { Line } from '../geometry.js';
import { line, mirrored, turned } from '../geometry.js';
import { between as range, seededRandom } from '../seeded-random.js';
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
  /** No arm falls like the other, nor like that of the next garment. */
  readonly seed: number;
}

const FOLDS: readonly Fold[] = [
  fold('M 936 700 C 980 712 1030 742 1074 800', 26, 6.4, 0.3),
  fold('M 944 850 C 990 800 1040 770 1084 762', 24, 5.6, 0.35, -0.3),
  fold('M 905 580 C 959 560 1019 520 1045 470', 19, 5, 0.15),
  fold('M 913 612 C 959 647 1019 647 1067 600', 17, 4.4, 0.2),
  fold('M 899 380 C 913 450 917 520 925 590', 17, 3.6, 0.8, -0.3),
  fold('M 935 670 C 969 764 977 881 989 974', 18, 4.2, 0.5, -0.4),
  fold('M 969 834 C 1007 822 1055 799 1089 752', 17, 5.4, 0.3),
  fold('M 985 892 C 1031 904 1067 892 1101 852', 16, 5, 0.35),
  fold('M 989 951 C 1037 939 1079 951 1113 928', 15, 4.6, 0.4, -0.3),
  fold('M 1001 1021 C 1043 1039 1091 1021 1120 992', 13, 4.6, 0.45),
  fold('M 1012 1082 C 1049 1068 1091 1080 1127 1068', 11, 4.8, 0.5, -0.4),
  fold('M 1067 623 C 1086 717 1093 811 1098 881', 16, 3.4, 0.4, 0.4),
];

const SHOULDER = { x: 880, y: 345 };

export function longSleeves(cut: SleeveCut): Part[] {
  const parts: Part[] = [];
  const random = seededRandom(cut.seed * 131);
  for (const side of ['right', 'left'] as const) {
    const angle = range(random, -0.016, 0.042);
    const placed = (right: Line) => {
      const fallen = turned(right, SHOULDER, angle);
      return side === 'left' ? mirrored(fallen) : fallen;
    };
    const turn = (path: string) => placed(line(path));
    const folds = FOLDS.map((f, i) => ({
      ...f,
      depth: f.depth * cut.strength * (side === 'left' ? 0.8 + 0.12 * (i % 4) : 1),
      path: side === 'left' ? placed(f.path).map((p) => ({ x: p.x + (i % 3) * 3, y: p.y + 16 - (i % 4) * 11 })) : placed(f.path),
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
