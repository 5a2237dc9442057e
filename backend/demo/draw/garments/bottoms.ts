import type { Fabric } from '../cloth/fabric.js';
import type { Fold } from '../cloth/folds.js';
import type { Garment, Part } from '../cloth/garment.js';
import { line, mirrored, whole } from '../geometry.js';
import type { View } from './construction.js';
import { cord, eyelet, foldPair, laidByHand, rib, seam, seamPair, tabLabel } from './construction.js';

interface Cut {
  readonly waist: string;
  readonly legs: string;
  readonly waistSeam: string;
  readonly fabric: Fabric;
  readonly puff: number;
  readonly folds: readonly Fold[];
  readonly rise: string;
}

function waistband(cut: Cut, weave: Fabric, label: string): Part {
  return {
    name: 'waist',
    outline: whole(cut.waist),
    fabric: weave,
    puff: 44,
    shadow: 0.28,
    seams: [seam(cut.waistSeam, [4], 1)],
    trim: label,
  };
}

/** The inside of the back waistband, seen over the front edge. */
function insideBack(path: string, label: string): Part {
  return { name: 'inside', outline: whole(path), fabric: { weave: 'jersey' }, puff: -14, shadow: 0, tone: 0.66, trim: label };
}

const JOGGER_LEGS =
  'M 600 238 L 772 234 C 794 300 812 370 818 450 C 828 700 816 1000 798 1290 C 774 1304 732 1308 696 1302 C 682 1060 644 800 616 556 Q 609 532 600 528';

function joggerFolds(): Fold[] {
  return [
    ...foldPair('M 610 520 C 666 502 730 450 778 388', 26, 8, 0.15),
    ...foldPair('M 612 538 C 668 542 736 520 796 476', 24, 7, 0.15, -0.3),
    ...foldPair('M 622 580 C 662 616 722 628 800 606', 22, 5.5, 0.2),
    ...foldPair('M 740 300 C 730 400 752 520 744 680', 34, 5, 0.6, -0.3),
    ...foldPair('M 648 840 C 698 812 766 822 818 794', 22, 7.5, 0.3),
    ...foldPair('M 656 890 C 706 914 766 900 816 872', 20, 6.5, 0.4, -0.4),
    ...foldPair('M 700 990 C 712 1070 726 1130 722 1220', 24, 5, 0.5),
    ...foldPair('M 684 1150 C 722 1132 764 1150 802 1122', 17, 6.5, 0.35),
    ...foldPair('M 688 1205 C 726 1220 768 1205 800 1190', 15, 6.5, 0.45, -0.4),
    ...foldPair('M 692 1256 C 726 1244 766 1262 798 1248', 13, 7, 0.5),
    ...foldPair('M 800 760 C 812 880 806 1000 800 1090', 18, 4, 0.5, -0.3),
  ];
}

export function joggers(view: View, seed: number): Garment {
  const back = view === 'back';
  const cut: Cut = {
    waist: 'M 600 176 C 680 178 730 176 768 172 Q 776 206 774 244 C 720 252 660 254 600 254',
    legs: JOGGER_LEGS,
    waistSeam: 'M 425 245 C 480 252 540 254 600 254 C 660 254 720 252 775 245',
    fabric: { weave: 'fleece' },
    puff: 84,
    folds: joggerFolds(),
    rise: back ? 'M 600 250 C 604 340 596 440 600 528' : 'M 600 250 C 604 340 600 440 600 528',
  };
  const pockets = back
    ? [seam('M 680 372 L 790 366 L 794 500 L 738 524 L 686 506 L 680 372', [4], 0.9)]
    : seamPair('M 748 254 C 760 320 782 378 814 424', [6, 10], 1);
  const body: Part = {
    name: 'body',
    outline: whole(cut.legs),
    fabric: cut.fabric,
    puff: cut.puff,
    shadow: 0.2,
    folds: cut.folds,
    drape: { angle: 0.06, along: 420, across: 75, depth: 4 },
    seams: [seam(cut.rise, [-4, 4], 1), ...pockets],
  };
  const cuffs = (['right', 'left'] as const).map((side): Part => {
    const turn = (path: string) => (side === 'left' ? mirrored(line(path)) : line(path));
    return {
      name: `cuff-${side}`,
      outline: turn(
        'M 800 1282 C 774 1298 732 1302 694 1294 C 699 1330 702 1362 704 1394 C 732 1402 762 1400 788 1390 C 796 1356 802 1320 800 1282 Z',
      ),
      fabric: rib(6.2, side === 'left' ? 0.05 : -0.05),
      puff: 46,
      shadow: 0.24,
      seams: [seam(turn('M 802 1286 C 774 1302 732 1306 692 1298'), [], 1)],
    };
  });
  const cords = back
    ? []
    : [
        ...cord('cord-right', 'M 628 218 C 640 270 634 330 642 400', 9, undefined),
        ...cord('cord-left', 'M 572 218 C 562 280 570 330 560 384', 9, undefined),
      ];
  return laidByHand(
    {
      parts: [
        insideBack('M 600 164 C 680 164 730 166 766 170 L 766 200 L 600 204', ''),
        body,
        ...cuffs,
        waistband(cut, rib(8), back ? tabLabel(585, 190, 0) : eyelet(628, 216) + eyelet(572, 216)),
        ...cords,
      ],
      places: {
        thigh: { part: 'body', x: 722, y: 600, width: 120 },
        leg: { part: 'body', x: 738, y: 850, width: 116, turn: 2 },
        hip: { part: 'body', x: 470, y: 560, width: 104 },
        seat: { part: 'body', x: 738, y: 440, width: 84 },
      },
    },
    seed,
    6,
  );
}

export function leggings(view: View, seed: number): Garment {
  const back = view === 'back';
  const legs =
    'M 600 250 L 746 244 C 768 306 780 366 778 440 C 774 580 752 700 742 820 C 738 900 748 990 738 1110 C 730 1220 718 1310 712 1396 C 692 1404 668 1404 650 1398 C 646 1260 640 1100 642 950 C 642 800 622 640 611 520 Q 606 500 600 498';
  const body: Part = {
    name: 'body',
    outline: whole(legs),
    fabric: { weave: 'stretch' },
    puff: 100,
    shadow: 0.16,
    folds: [
      ...foldPair('M 608 494 C 648 474 694 456 732 420', 16, 3.6, 0.15),
      ...foldPair('M 611 524 C 650 536 698 528 738 508', 16, 3.2, 0.15, -0.3),
      ...foldPair('M 642 836 C 672 824 708 832 740 818', 15, 4, 0.4),
      ...foldPair('M 643 876 C 672 886 708 882 740 868', 14, 3.4, 0.4, -0.3),
      ...foldPair('M 646 1300 C 670 1290 700 1298 720 1286', 10, 3.6, 0.4),
      ...foldPair('M 648 1346 C 670 1354 694 1350 712 1340', 9, 3.4, 0.5, -0.3),
    ],
    drape: { angle: 0.05, along: 380, across: 70, depth: 2.6 },
    seams: [
      seam(back ? 'M 600 250 C 596 340 604 420 600 498' : 'M 600 250 L 600 498', [-5, 5], 0.8),
      ...seamPair('M 640 1372 C 664 1380 690 1380 716 1372', [-3, 3], 0.5),
      ...seamPair(
        back ? 'M 744 300 C 716 480 712 700 704 900 C 700 1060 700 1220 690 1396' : 'M 762 300 C 760 440 742 660 726 840',
        [-4, 4],
        0.6,
      ),
    ],
  };
  const waist: Part = {
    name: 'waist',
    outline: whole('M 600 122 C 670 126 700 124 726 118 C 736 160 746 206 756 258 C 710 276 650 282 600 282'),
    fabric: { weave: 'stretch' },
    puff: 60,
    shadow: 0.22,
    folds: foldPair('M 740 200 C 700 216 660 214 620 206', 14, 2.4, 0.2),
    seams: [
      seam('M 442 260 C 490 277 550 283 600 283 C 650 283 710 277 758 260', [-4, 4], 0.8),
      seam('M 472 128 C 500 134 560 136 600 136 C 640 136 700 134 728 128', [], 0.5),
    ],
    ...(back ? { trim: tabLabel(585, 146, 0) } : {}),
  };
  return laidByHand(
    {
      parts: [insideBack('M 600 108 C 670 108 700 112 722 117 L 722 140 L 600 144', ''), body, waist],
      places: {
        leg: { part: 'body', x: 708, y: 690, width: 96, turn: 4 },
        knee: { part: 'body', x: 694, y: 822, width: 92, turn: 2 },
        shin: { part: 'body', x: 694, y: 960, width: 94, turn: 1 },
        vine: { part: 'body', x: 690, y: 650, width: 360, turn: -44 },
        'vine-calf': { part: 'body', x: 690, y: 1110, width: 240, turn: -42 },
        calf: { part: 'body', x: 690, y: 1130, width: 70, turn: 2 },
        hip: { part: 'body', x: 486, y: 390, width: 104 },
      },
    },
    seed,
    5,
  );
}

export function shorts(view: View, seed: number): Garment {
  const back = view === 'back';
  const cut: Cut = {
    waist: 'M 600 276 C 690 278 760 276 806 270 Q 816 310 816 352 C 750 362 670 366 600 366',
    legs: 'M 600 350 L 812 344 C 850 460 884 620 908 790 C 922 890 932 1000 938 1086 C 860 1116 740 1126 650 1116 C 644 1020 632 920 618 838 Q 610 814 600 812',
    waistSeam: 'M 383 354 C 450 364 530 367 600 367 C 670 367 750 364 817 354',
    fabric: { weave: 'fleece' },
    puff: 96,
    folds: [
      ...foldPair('M 614 806 C 690 770 770 700 820 610', 30, 8, 0.15),
      ...foldPair('M 616 830 C 700 840 790 800 860 740', 28, 8, 0.15, -0.3),
      ...foldPair('M 624 870 C 690 920 790 920 890 880', 26, 6, 0.2),
      ...foldPair('M 760 420 C 750 560 780 700 770 860', 36, 6, 0.6, -0.3),
      ...foldPair('M 720 930 C 730 1000 722 1060 728 1112', 28, 7, 0.75),
      ...foldPair('M 836 920 C 852 990 846 1040 856 1096', 26, 7, 0.75, -0.3),
      ...foldPair('M 660 380 C 670 450 664 520 672 580', 22, 5, 0.2),
    ],
    rise: 'M 600 362 C 604 500 598 660 600 812',
  };
  const body: Part = {
    name: 'body',
    outline: whole(cut.legs),
    fabric: cut.fabric,
    puff: cut.puff,
    shadow: 0.2,
    folds: cut.folds,
    drape: { angle: 0.08, along: 320, across: 85, depth: 5 },
    seams: [
      seam(cut.rise, [-4, 4], 1),
      ...seamPair('M 936 1050 C 860 1080 740 1090 648 1080', [-3, 3], 0.55),
      ...(back
        ? [seam('M 690 470 L 812 462 L 822 610 L 760 636 L 700 618 L 690 470', [4], 0.9)]
        : seamPair('M 786 364 C 806 450 842 540 884 600', [6, 10], 1)),
    ],
    trim: tabLabel(872, 1030, -6),
  };
  const cords = back
    ? []
    : [
        ...cord('cord-right', 'M 630 324 C 646 380 636 450 650 530', 9, undefined),
        ...cord('cord-left', 'M 570 324 C 556 390 568 440 552 508', 9, undefined),
      ];
  return laidByHand(
    {
      parts: [
        insideBack('M 600 262 C 690 262 760 264 804 269 L 804 300 L 600 304', ''),
        body,
        waistband(cut, rib(8.4), back ? tabLabel(585, 296, 0) : eyelet(630, 322) + eyelet(570, 322)),
        ...cords,
      ],
      places: {
        leg: { part: 'body', x: 776, y: 910, width: 150, turn: -3 },
        thigh: { part: 'body', x: 410, y: 890, width: 170, turn: 4 },
        seat: { part: 'body', x: 757, y: 545, width: 90 },
      },
    },
    seed,
    6,
  );
}
