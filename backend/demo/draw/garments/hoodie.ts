import type { Garment, Part } from '../cloth/garment.js';
import { line, offset, whole } from '../geometry.js';
import type { View } from './construction.js';
import { between, cord, eyelet, fold, foldPair, laidByHand, neckLabel, rib, seam, seamPair, tabLabel } from './construction.js';
import { longSleeves } from './long-sleeved.js';

const SIDE = 'L 908 352 C 888 430 888 520 922 606 C 940 760 944 940 938 1136 C 860 1146 720 1150 600 1150';
const OPENING =
  'M 606 438 C 644 408 692 352 706 292 C 720 216 670 160 596 156 C 526 160 482 222 496 296 C 508 352 556 408 594 438';
const HOOD =
  'M 596 446 C 660 424 728 380 764 322 C 784 240 744 126 640 106 C 604 98 552 104 520 120 C 434 160 420 246 438 318 C 472 378 540 424 604 446';

function front(): Part[] {
  const opening = line(OPENING);
  const inside: Part = {
    name: 'hood-inside',
    outline: line(`${OPENING} Z`),
    fabric: { weave: 'jersey' },
    puff: -70,
    shadow: 0,
    tone: 0.64,
    seams: [seam('M 600 160 C 597 200 598 240 600 300', [], 0.6), seam('M 520 312 C 560 342 640 342 680 312', [-4], 0.8)],
    trim: neckLabel(600, 346, 62),
    folds: [fold('M 540 190 C 560 240 560 280 545 320', 20, 6), fold('M 660 190 C 640 240 645 290 660 320', 22, 6, 0.5, -0.3)],
  };
  const hood: Part = {
    name: 'hood',
    outline: [...line(HOOD), ...opening.toReversed()],
    fabric: { weave: 'fleece' },
    puff: 92,
    shadow: 0.42,
    folds: [
      fold('M 470 330 C 500 390 550 425 600 440', 16, 7, 0.4),
      fold('M 448 280 C 470 350 500 390 540 414', 14, 5, 0.4, -0.4),
      fold('M 730 330 C 700 390 650 425 606 440', 16, 7, 0.4, -0.3),
      fold('M 752 270 C 735 340 705 380 670 404', 14, 5, 0.5, 0.4),
      fold('M 470 200 C 500 160 540 138 590 132', 18, 4, 0.5),
      fold('M 712 180 C 726 220 730 250 724 300', 16, 5, 0.5),
      fold('M 486 196 C 474 236 474 270 484 310', 15, 4.4, 0.5),
    ],
    drape: { angle: 0.2, along: 150, across: 60, depth: 3 },
    seams: [seam(offset(opening, -13), [-2.5], 0.35), seam('M 600 112 C 601 130 600 146 600 162', [-4, 4], 0.9)],
    trim: eyelet(652, 418) + eyelet(548, 418),
  };
  return [inside, hood];
}

function pocket(): Part {
  const right = 'M 600 846 L 718 846 C 744 900 786 952 830 986 L 838 1140 L 600 1146';
  return {
    name: 'pocket',
    outline: whole(right),
    fabric: { weave: 'fleece' },
    puff: 34,
    shadow: 0.42,
    folds: [
      fold('M 812 985 C 740 1010 660 1010 600 1040', 24, 5, 0.2),
      fold('M 388 990 C 450 1030 520 1040 580 1080', 24, 4.6, 0.2, -0.3),
      fold('M 690 1130 C 660 1080 640 1020 650 900', 22, 3.6, 0.2),
    ],
    drape: { angle: 0.1, along: 200, across: 90, depth: 4 },
    seams: [
      seam('M 482 851 L 718 851', [4, 9], 0.3),
      ...seamPair('M 714 846 C 740 902 782 955 828 990', [5, 10], 0.3),
      ...seamPair('M 827 988 L 835 1140', [4], 0.4),
    ],
  };
}

function backHood(): Part[] {
  const right = 'M 600 226 C 668 224 728 238 752 282 C 764 352 716 470 600 512';
  return [
    {
      name: 'hood-rim',
      outline: whole('M 600 204 C 660 204 716 222 744 270 L 700 300 L 600 290'),
      fabric: { weave: 'fleece' },
      puff: 30,
      shadow: 0.2,
      tone: 0.8,
    },
    {
      name: 'hood',
      outline: whole(right),
      fabric: { weave: 'fleece' },
      puff: 88,
      shadow: 0.5,
      folds: [
        fold('M 470 270 C 500 360 560 420 606 470', 24, 8, 0.4),
        fold('M 736 280 C 700 370 650 430 600 476', 24, 8, 0.4, -0.3),
        fold('M 520 240 C 560 290 640 290 690 240', 20, 6, 0.5),
        fold('M 500 256 C 540 330 660 340 716 262', 18, 4, 0.5, -0.4),
      ],
      seams: [
        seam('M 600 226 C 602 320 599 420 600 512', [-4, 4], 0.9),
        seam('M 462 276 C 500 244 560 238 600 238 C 640 238 700 244 738 276', [3], 0.3),
      ],
    },
  ];
}

export function hoodie(view: View, seed: number, options: { readonly zip?: boolean } = {}): Garment {
  const back = view === 'back';
  const body: Part = {
    name: 'body',
    outline: whole(`${back ? 'M 600 296 C 650 296 700 290 734 288' : 'M 600 448 C 660 420 722 376 752 300'} ${SIDE}`),
    volume: whole('M 600 250 L 734 280 L 900 346 C 966 372 1020 446 1046 560 L 1084 720 L 930 720 L 938 1136 L 600 1150'),
    fabric: { weave: 'fleece' },
    puff: 96,
    shadow: 0.34,
    folds: [
      ...foldPair('M 914 612 C 860 670 790 730 745 815', 36, 9, 0.12),
      ...foldPair('M 918 650 C 880 740 850 830 838 970', 32, 8, 0.2, -0.3),
      ...foldPair('M 898 440 C 850 480 800 500 750 506', 28, 5, 0.2),
      ...(back
        ? [
            fold('M 690 720 C 705 860 660 1000 680 1130', 40, 7, 0.7, -0.3),
            fold('M 510 760 C 490 900 525 1030 500 1130', 38, 6, 0.7),
          ]
        : []),
      fold('M 924 1030 C 880 1068 840 1076 790 1066', 22, 6, 0.3),
      fold('M 278 1050 C 320 1090 370 1100 420 1090', 22, 6, 0.3, -0.3),
      fold('M 420 560 C 470 640 480 740 470 830', 30, 4, 0.5),
    ],
    drape: { angle: 0.1, along: 400, across: 115, depth: 5.5 },
    seams: [
      ...seamPair(back ? 'M 734 292 L 908 358' : 'M 748 312 L 908 364', [], 0.8),
      ...seamPair('M 907 354 C 888 430 888 520 922 606', [4, 8], 0.85),
      ...(options.zip && !back ? [seam('M 600 446 L 600 1150', [-16, 16], 1)] : []),
    ],
  };
  const hem: Part = {
    name: 'hem',
    outline: whole('M 600 1142 C 720 1142 860 1138 940 1128 C 940 1166 934 1204 914 1238 C 840 1252 720 1256 600 1256'),
    fabric: rib(6.6),
    puff: 54,
    shadow: 0.24,
    seams: [seam('M 260 1131 C 340 1141 480 1145 600 1145 C 720 1145 860 1141 940 1131', [], 1)],
    ...(back ? {} : { trim: tabLabel(822, 1204, -3) }),
  };
  const sleeves = longSleeves({
    fabric: { weave: 'fleece' },
    puff: 76,
    outline:
      'M 880 343 C 946 366 1004 440 1034 548 C 1078 690 1110 860 1126 1030 C 1130 1066 1126 1092 1112 1108 C 1072 1126 1024 1132 980 1124 C 964 1110 958 1086 958 1060 C 952 900 940 752 918 608 C 860 520 858 430 880 343 Z',
    cuff: 'M 1110 1100 C 1072 1120 1024 1126 982 1118 C 984 1158 988 1214 996 1258 C 1030 1266 1070 1262 1100 1250 C 1110 1200 1114 1148 1110 1100 Z',
    cuffSeam: 'M 1112 1104 C 1072 1124 1024 1130 980 1122',
    strength: 1.15,
    seed,
  });
  const zip: Part[] =
    options.zip && !back
      ? [
          {
            name: 'zip',
            outline: between(line('M 606 440 L 606 1240'), line('M 594 440 L 594 1240')),
            fabric: { weave: 'cord' },
            puff: 10,
            shadow: 0.4,
            colour: [0.5, 0.47, 0.43],
          },
          {
            name: 'zip-pull',
            outline: line('M 594 462 L 606 462 L 608 500 L 600 512 L 592 500 Z'),
            fabric: { weave: 'smooth' },
            puff: 14,
            shadow: 0.4,
            colour: [0.66, 0.62, 0.56],
          },
        ]
      : [];
  const cords = back
    ? []
    : [
        ...cord('cord-right', 'M 652 420 C 664 470 662 520 668 580 C 670 620 662 650 666 686', 9, undefined),
        ...cord('cord-left', 'M 548 420 C 538 470 545 520 534 590 C 530 630 540 650 538 672', 9, undefined),
      ];
  const pockets = back ? [] : [pocket()];
  const hood = back ? backHood() : front();
  return laidByHand(
    {
      parts: back
        ? [...sleeves, body, hem, ...hood]
        : [...hood.slice(0, 1), ...sleeves, body, ...pockets, hem, ...zip, ...hood.slice(1), ...cords],
      places: {
        chest: { part: 'body', x: 600, y: 648, width: 340 },
        pocket: { part: 'body', x: 745, y: 580, width: 110 },
        kangaroo: { part: 'pocket', x: 600, y: 1000, width: 200 },
        back: { part: 'body', x: 600, y: 770, width: 450 },
        sleeve: { part: 'sleeve-left', x: 188, y: 720, width: 104, turn: 9 },
      },
    },
    seed,
    9,
  );
}
