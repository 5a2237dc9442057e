import type { Garment, Part } from '../cloth/garment.js';
import { line, mirrored, whole } from '../geometry.js';
import type { View } from './construction.js';
import { between, fold, foldPair, laidByHand, neckLabel, seam, seamPair, tabLabel } from './construction.js';

const SIDE = 'L 884 296 C 868 372 870 468 908 552 C 918 700 926 960 934 1222 C 860 1240 720 1246 600 1244';
const FRONT_BODY = `M 600 342 C 652 342 696 306 708 240 ${SIDE}`;
const BACK_BODY = `M 600 272 C 650 272 690 262 708 240 ${SIDE}`;
const SLEEVE =
  'M 862 291 C 930 309 978 352 1004 416 L 1074 566 C 1030 598 984 616 934 624 C 922 598 910 574 900 548 C 850 480 842 380 862 291 Z';
const ALL =
  'M 600 300 L 708 240 L 880 292 C 938 306 978 352 1004 416 L 1074 566 C 1030 598 984 616 934 624 C 922 598 916 574 908 552 C 918 700 926 960 934 1222 L 600 1244';

const COLLAR_OUT = 'M 708 238 C 696 306 652 344 600 344 C 548 344 504 306 492 238';
const COLLAR_IN = 'M 682 226 C 672 282 640 314 600 314 C 560 314 528 282 518 226';
const NAPE_TOP = 'M 682 226 C 660 246 630 252 600 252 C 570 252 540 246 518 226';
const NAPE_LOW = 'M 690 240 C 664 272 630 278 600 278 C 570 278 536 272 510 240';

function sleeves(back: boolean): Part[] {
  const right = line(SLEEVE);
  const hem = 'M 1064 543 C 1020 575 972 594 923 600';
  const folds = [
    fold('M 905 545 C 940 500 975 440 985 380', 17, 5, 0.15),
    fold('M 912 560 C 955 540 1000 505 1030 460', 15, 4.5, 0.2),
    fold('M 880 330 C 890 400 900 470 905 540', 13, 3.4, 0.7, -0.3),
    fold('M 930 600 C 965 580 1010 560 1050 520', 12, 2.6, 0.4),
  ];
  const part = (name: string, mirror: boolean): Part => ({
    name,
    outline: mirror ? mirrored(right) : right,
    fabric: { weave: 'jersey' },
    puff: 52,
    shadow: 0,
    tone: back ? 0.985 : 1,
    folds: mirror
      ? folds.map((f) => ({
          ...f,
          path: mirrored(f.path).map((p) => ({ x: p.x - 6, y: p.y + 9 })),
          lean: -(f.lean ?? 0),
          depth: f.depth * 0.9,
        }))
      : folds,
    seams: [mirror ? seam(mirrored(line(hem)), [-3, 3], 0.55) : seam(hem, [-3, 3], 0.55)],
  });
  return [part('sleeve-right', false), part('sleeve-left', true)];
}

function bodyFolds() {
  return [
    ...foldPair('M 902 556 C 850 610 780 690 735 800', 34, 9, 0.12),
    ...foldPair('M 906 590 C 870 690 830 800 815 950', 30, 7, 0.2, -0.3),
    ...foldPair('M 880 380 C 840 420 790 450 740 455', 26, 4.5, 0.2),
    fold('M 690 700 C 700 850 660 1000 680 1200', 40, 6, 0.75, -0.3),
    fold('M 520 760 C 500 900 530 1040 505 1215', 36, 6, 0.7),
    fold('M 390 820 C 430 950 420 1100 400 1215', 28, 6, 0.8, -0.4),
    fold('M 820 980 C 800 1060 810 1150 790 1225', 30, 6.5, 0.8),
    fold('M 920 900 C 880 980 850 1060 846 1150', 26, 5, 0.3),
    fold('M 282 930 C 320 1000 345 1080 348 1160', 26, 4.4, 0.3, -0.3),
    fold('M 600 1040 C 610 1100 590 1170 600 1235', 26, 5, 0.9, -0.3),
  ];
}

export function tShirt(view: View, seed: number): Garment {
  const back = view === 'back';
  const body: Part = {
    name: 'body',
    outline: whole(back ? BACK_BODY : FRONT_BODY),
    volume: whole(ALL),
    fabric: { weave: 'jersey' },
    puff: 66,
    shadow: 0.3,
    folds: bodyFolds(),
    drape: { angle: 0.12, along: 420, across: 105, depth: 5 },
    seams: [
      ...seamPair(back ? 'M 708 246 L 886 302' : 'M 708 250 L 884 305', [], 0.9),
      ...seamPair('M 883 298 C 868 372 870 468 908 552', [4], 0.8),
      seam('M 266 1198 C 340 1214 480 1221 600 1220 C 720 1221 860 1214 934 1198', [-3, 3], 0.55),
    ],
    ...(back ? {} : { trim: tabLabel(846, 1200, -1.5) }),
  };
  const collar: Part = {
    name: 'collar',
    outline: back
      ? between(line('M 708 238 C 690 262 650 274 600 274 C 550 274 510 262 492 238'), line(NAPE_TOP))
      : between(line(COLLAR_OUT), line(COLLAR_IN)),
    fabric: { weave: 'rib', gauge: 5.2, around: { x: 600, y: back ? 60 : 215 } },
    puff: 22,
    shadow: 0.26,
    seams: [
      seam(
        back
          ? 'M 708 242 C 690 266 650 278 600 278 C 550 278 510 266 492 242'
          : 'M 709 242 C 697 310 652 348 600 348 C 548 348 503 310 491 242',
        [],
        0.9,
      ),
    ],
  };
  const inside: Part = {
    name: 'inside',
    outline: between(line(NAPE_TOP), line('M 700 240 C 690 300 650 338 600 338 C 550 338 510 300 500 240')),
    fabric: { weave: 'jersey' },
    puff: -30,
    shadow: 0,
    tone: 0.72,
    seams: [seam('M 700 262 C 664 290 630 295 600 295 C 570 295 536 290 500 262', [-3], 0.6)],
    trim: neckLabel(600, 281, 52),
  };
  const nape: Part = {
    name: 'nape',
    outline: between(line(NAPE_TOP), line(NAPE_LOW)),
    fabric: { weave: 'rib', gauge: 5.2, around: { x: 600, y: 30 } },
    puff: 12,
    shadow: 0.3,
    tone: 0.84,
  };
  const parts = back ? [...sleeves(true), body, collar] : [inside, nape, ...sleeves(false), body, collar];
  return laidByHand(
    {
      parts,
      places: {
        chest: { part: 'body', x: 600, y: 610, width: 400 },
        pocket: { part: 'body', x: 735, y: 500, width: 120 },
        back: { part: 'body', x: 600, y: 640, width: 470 },
        nape: { part: 'body', x: 600, y: 350, width: 120 },
        hem: { part: 'body', x: 420, y: 1060, width: 190 },
        sleeve: { part: 'sleeve-left', x: 198, y: 450, width: 100, turn: 26 },
      },
    },
    seed,
    8,
  );
}
