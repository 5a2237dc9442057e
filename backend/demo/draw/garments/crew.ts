import type { Fabric } from '../cloth/fabric.js';
import type { Garment, Part } from '../cloth/garment.js';
import { line, whole } from '../geometry.js';
import type { View } from './construction.js';
import { between, fold, foldPair, laidByHand, neckLabel, rib, seam, seamPair, tabLabel } from './construction.js';
import { longSleeves } from './long-sleeved.js';

const COLLAR_OUT = 'M 712 238 C 700 304 654 344 600 344 C 546 344 500 304 488 238';
const COLLAR_IN = 'M 682 224 C 672 278 640 308 600 308 C 560 308 528 278 518 224';
const NAPE_TOP = 'M 682 224 C 660 243 630 250 600 250 C 570 250 540 243 518 224';
const NAPE_LOW = 'M 692 244 C 664 274 630 281 600 281 C 570 281 536 274 508 244';
const SIDE = 'L 892 304 C 876 380 876 480 912 566 C 924 720 928 900 926 1118';
const SLEEVE =
  'M 866 297 C 940 322 1000 402 1030 508 C 1068 650 1096 830 1112 1000 C 1116 1034 1112 1058 1098 1074 C 1062 1092 1016 1098 972 1090 C 956 1076 950 1054 950 1030 C 944 870 932 714 908 568 C 850 480 846 390 866 297 Z';
const PLAIN_SLEEVE =
  'M 866 297 C 938 318 992 388 1020 490 C 1058 640 1090 900 1104 1180 C 1068 1196 1022 1200 982 1192 C 962 960 940 720 906 568 C 850 480 846 390 866 297 Z';

interface CrewOptions {
  readonly kind: 'long-sleeve' | 'sweatshirt' | 'knit';
  readonly cables?: boolean;
}

function bodyFolds(strength: number) {
  return [
    ...foldPair('M 904 572 C 850 630 780 700 740 800', 34, 8, 0.12),
    ...foldPair('M 908 610 C 870 700 835 800 822 940', 30, 7, 0.2, -0.3),
    ...foldPair('M 884 400 C 840 440 790 466 740 470', 26, 4, 0.2),
    fold('M 700 720 C 715 850 670 980 690 1100', 40, 6, 0.75, -0.3),
    fold('M 510 740 C 490 880 525 1000 500 1110', 36, 5.5, 0.7),
    fold('M 390 800 C 425 920 410 1010 395 1110', 28, 6, 0.8, -0.4),
    fold('M 910 1000 C 850 1040 770 1050 690 1030', 24, 3, 0.3),
    fold('M 292 1040 C 350 1070 430 1078 500 1062', 22, 4.6, 0.3, -0.3),
  ].map((f) => ({ ...f, depth: f.depth * strength }));
}

/** Long-sleeve tee, sweatshirt and knitted sweater: one block, three cloths and three ways to finish an edge. */
export function crew(view: View, seed: number, options: CrewOptions): Garment {
  const back = view === 'back';
  const plain = options.kind === 'long-sleeve';
  const knit = options.kind === 'knit';
  const fabric: Fabric = knit
    ? { weave: 'knit', gauge: 9.5, ...(options.cables ? { cables: [-208, -78, 78, 208] } : {}) }
    : { weave: plain ? 'jersey' : 'fleece' };
  const strength = knit ? 0.75 : plain ? 1 : 1.1;
  const side = plain ? SIDE.replace('C 924 720 928 900 926 1118', 'C 922 720 928 960 934 1222') : SIDE;
  const bottom = plain ? 'C 860 1240 720 1246 600 1244' : 'C 860 1128 720 1132 600 1132';
  const neck = back ? 'M 600 276 C 650 276 692 264 712 240' : 'M 600 342 C 654 342 700 304 712 240';
  const low = plain ? 1244 : 1132;
  const body: Part = {
    name: 'body',
    outline: whole(`${neck} ${side} ${bottom}`),
    volume: whole(
      `M 600 276 L 712 240 L 888 300 C 944 322 1002 402 1030 508 L 1066 660 L 920 650 ${plain ? 'L 934 1222' : 'L 926 1118'} L 600 ${low}`,
    ),
    fabric,
    puff: plain ? 64 : 84,
    shadow: 0.32,
    folds: bodyFolds(strength),
    drape: { angle: 0.1, along: 420, across: 115, depth: knit ? 4 : 5.4 },
    seams: [
      ...seamPair(back ? 'M 712 246 L 894 310' : 'M 712 250 L 892 314', [], knit ? 0.5 : 0.9),
      ...seamPair('M 891 306 C 876 380 876 480 912 566', knit ? [] : [4], 0.85),
      ...(plain ? [seam('M 266 1198 C 340 1214 480 1221 600 1220 C 720 1221 860 1214 934 1198', [-3, 3], 0.55)] : []),
      ...(options.kind === 'sweatshirt' && !back ? [seam('M 562 346 L 600 398 L 638 346', [3], 0.7)] : []),
    ],
    ...(plain && !back ? { trim: tabLabel(846, 1200, -1.5) } : {}),
  };
  const collar: Part = {
    name: 'collar',
    outline: between(
      line(back ? 'M 712 238 C 692 264 650 278 600 278 C 550 278 508 264 488 238' : COLLAR_OUT),
      line(back ? NAPE_TOP : COLLAR_IN),
    ),
    fabric: { weave: 'rib', gauge: knit ? 7.5 : 5.4, around: { x: 600, y: back ? 50 : 210 } },
    puff: plain ? 22 : 32,
    shadow: 0.28,
    seams: [
      seam(
        back
          ? 'M 712 242 C 692 268 650 282 600 282 C 550 282 508 268 488 242'
          : 'M 713 242 C 701 308 654 348 600 348 C 546 348 499 308 487 242',
        [],
        0.9,
      ),
    ],
  };
  const inside: Part[] = [
    {
      name: 'inside',
      outline: between(line(NAPE_TOP), line('M 700 240 C 690 300 650 336 600 336 C 550 336 510 300 500 240')),
      fabric,
      puff: -30,
      shadow: 0,
      tone: 0.7,
      trim: neckLabel(600, 282, 42),
    },
    {
      name: 'nape',
      outline: between(line(NAPE_TOP), line(NAPE_LOW)),
      fabric: { weave: 'rib', gauge: 5.4, around: { x: 600, y: 30 } },
      puff: 14,
      shadow: 0.3,
      tone: 0.82,
    },
  ];
  const sleeves = longSleeves({
    fabric: knit ? { weave: 'knit', gauge: 9.5 } : fabric,
    puff: plain ? 50 : 66,
    outline: plain ? PLAIN_SLEEVE : SLEEVE,
    cuffSeam: plain ? 'M 1102 1152 C 1068 1168 1022 1173 979 1166' : 'M 1098 1070 C 1062 1088 1016 1094 972 1086',
    strength,
    seed,
    ...(plain
      ? {}
      : {
          cuff: 'M 1096 1066 C 1060 1084 1016 1090 974 1082 C 976 1120 980 1176 988 1216 C 1022 1224 1062 1220 1090 1208 C 1098 1164 1100 1114 1096 1066 Z',
        }),
  });
  const hem: Part[] = plain
    ? []
    : [
        {
          name: 'hem',
          outline: whole('M 600 1124 C 720 1124 860 1120 928 1110 C 928 1146 924 1180 910 1208 C 840 1222 720 1226 600 1226'),
          fabric: rib(knit ? 8.5 : 6.4),
          puff: 46,
          shadow: 0.22,
          seams: [seam('M 272 1113 C 340 1123 480 1127 600 1127 C 720 1127 860 1123 928 1113', [], 1)],
          ...(back ? {} : { trim: tabLabel(824, 1176, -3) }),
        },
      ];
  return laidByHand(
    {
      parts: [...(back ? [] : inside), ...sleeves, body, ...hem, collar],
      places: {
        chest: { part: 'body', x: 600, y: 610, width: 400 },
        pocket: { part: 'body', x: 735, y: 505, width: 120 },
        back: { part: 'body', x: 600, y: 640, width: 460 },
        nape: { part: 'body', x: 600, y: 360, width: 120 },
        sleeve: { part: 'sleeve-left', x: 200, y: 690, width: 96, turn: 9 },
      },
    },
    seed,
    9,
  );
}
