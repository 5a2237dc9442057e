import type { Garment, Part } from '../cloth/garment.js';
import { line, whole } from '../geometry.js';
import { letters } from '../lettering.js';
import type { View } from './construction.js';
import { fold, foldPair, laidByHand, seam, seamPair } from './construction.js';

const CROWN = 'M 600 402 C 700 400 800 440 850 540 C 884 610 892 720 886 850 C 800 880 690 890 600 890';

function button(y: number): string {
  return `<ellipse cx="600" cy="${y + 3}" rx="24" ry="11" fill="#000" opacity=".3"/>`;
}

export function cap(view: View, seed: number): Garment {
  const back = view === 'back';
  const hole = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4" stroke-dasharray="2.4 1"/><circle cx="${x}" cy="${y}" r="4" fill="#0e0d0c"/>`;
  const top: Part = {
    name: 'button',
    outline: line('M 576 404 C 578 388 590 382 600 382 C 610 382 622 388 624 404 C 616 412 584 412 576 404 Z'),
    fabric: { weave: 'twill' },
    puff: 22,
    shadow: 0.4,
  };
  const crown: Part = {
    name: 'body',
    outline: back
      ? whole('M 600 402 C 700 400 800 440 850 540 C 884 610 896 740 888 900 C 850 912 780 922 716 926 C 716 846 680 780 600 778')
      : whole(CROWN),
    fabric: { weave: 'twill' },
    puff: 190,
    shadow: 0,
    folds: [
      ...foldPair('M 858 600 C 800 640 760 700 740 800', 34, 6, 0.3),
      ...foldPair('M 700 430 C 740 500 770 580 780 660', 34, 5, 0.4, -0.3),
      fold('M 480 860 C 540 830 660 830 730 862', 24, 5, 0.4),
    ],
    drape: { angle: 0.3, along: 200, across: 120, depth: 5 },
    seams: [
      seam('M 600 402 C 601 560 600 720 600 890', [-6, 6], 0.9),
      ...seamPair('M 604 404 C 700 470 790 620 812 884', [-6, 6], 0.9),
      ...(back ? [seam('M 484 926 C 484 846 520 778 600 778 C 680 778 716 846 716 926', [10], 0.6)] : []),
      ...(back ? seamPair('M 888 880 C 850 892 780 902 716 906', [], 0.5) : []),
    ],
    trim: button(404) + hole(700, 540) + hole(500, 540),
  };
  const brim: Part = {
    name: 'brim',
    outline: whole('M 600 838 C 720 838 820 846 888 836 C 930 890 950 950 926 990 C 880 1046 740 1066 600 1066'),
    fabric: { weave: 'twill' },
    puff: 84,
    shadow: 0.4,
    folds: [fold('M 330 900 C 450 1010 750 1010 880 900', 70, 14, 0.5, 0)],
    seams: [26, 52, 78, 104].map((d) =>
      seam(
        `M ${294 + d * 0.55} ${950 - d * 0.5} C ${360 + d * 0.5} ${1050 - d} 500 ${1058 - d} 600 ${1060 - d} C 700 ${1058 - d} ${840 - d * 0.5} ${1050 - d} ${906 - d * 0.55} ${950 - d * 0.5}`,
        [0],
        0,
      ),
    ),
  };
  const brimEdge: Part = {
    name: 'brim-edge',
    outline: whole('M 600 1040 C 740 1040 880 1020 930 980 C 918 1030 860 1078 600 1084'),
    fabric: { weave: 'twill' },
    puff: 10,
    shadow: 0,
    tone: 0.6,
  };
  const inside: Part = {
    name: 'inside',
    outline: whole('M 600 760 C 690 760 740 850 740 950 L 600 962'),
    fabric: { weave: 'twill' },
    puff: -40,
    shadow: 0,
    tone: 0.5,
  };
  const strap: Part = {
    name: 'strap',
    outline: whole('M 600 902 C 660 902 700 898 740 892 L 742 934 C 700 944 660 948 600 948'),
    fabric: { weave: 'twill' },
    puff: 26,
    shadow: 0.45,
    seams: [seam('M 462 905 C 560 914 640 914 738 905', [0], 0), seam('M 462 930 C 560 939 640 939 738 930', [0], 0)],
    trim: '<g fill="none" stroke="#8d7a55" stroke-width="7"><rect x="610" y="894" width="58" height="62" rx="5"/></g><rect x="636" y="894" width="6" height="62" fill="#b39b6c"/>',
  };
  const brimBehind: Part = {
    name: 'brim',
    outline: whole('M 600 900 C 760 900 860 906 900 880 C 910 930 900 960 860 980 C 780 1002 680 1006 600 1006'),
    fabric: { weave: 'twill' },
    puff: 30,
    shadow: 0,
    tone: 0.62,
  };
  return laidByHand(
    {
      parts: back ? [brimBehind, inside, top, crown, strap] : [top, crown, brimEdge, brim],
      places: {
        chest: { part: 'body', x: 600, y: 690, width: 250 },
        back: { part: 'body', x: 600, y: 640, width: 120 },
      },
    },
    seed,
    5,
  );
}

export function beanie(view: View, seed: number): Garment {
  const back = view === 'back';
  const gauge = 15;
  const dome: Part = {
    name: 'body',
    outline: whole('M 600 330 C 690 326 780 372 830 480 C 868 570 884 700 888 860 L 600 880'),
    fabric: { weave: 'rib', gauge, around: { x: 600, y: 300 } },
    puff: 170,
    shadow: 0,
    folds: [
      ...foldPair('M 620 350 C 680 400 720 470 730 560', 34, 9, 0.2),
      fold('M 560 350 C 540 420 500 480 470 560', 34, 9, 0.2),
      fold('M 600 340 C 606 420 590 500 604 580', 28, 7, 0.2),
      ...foldPair('M 870 740 C 800 770 740 770 680 750', 34, 6, 0.3),
    ],
    drape: { angle: 0, along: 260, across: 120, depth: 5 },
  };
  const cuff: Part = {
    name: 'cuff',
    outline: whole('M 600 812 C 720 812 820 806 902 790 C 912 880 912 960 900 1048 C 820 1070 720 1078 600 1078'),
    fabric: { weave: 'rib', gauge },
    puff: 92,
    shadow: 0.42,
    folds: foldPair('M 890 860 C 830 880 780 880 730 866', 30, 5, 0.3),
    seams: back ? [seam('M 604 812 C 600 900 606 990 602 1078', [], 1)] : [],
    ...(back
      ? {}
      : {
          trim:
            '<rect x="534" y="908" width="136" height="88" fill="#000" opacity=".3"/><rect x="531" y="904" width="136" height="88" rx="2" fill="#ece3d2"/>' +
            '<rect x="536" y="909" width="126" height="78" fill="none" stroke="#a8977a" stroke-width="2" stroke-dasharray="6 3.4"/>' +
            letters('Lasting', 'didone', { size: 30, x: 599, y: 944, anchor: 'middle', fill: '#2b2825' }) +
            letters('Freedom', 'didone', { size: 30, x: 599, y: 974, anchor: 'middle', fill: '#2b2825' }),
        }),
  };
  return laidByHand(
    {
      parts: [dome, cuff],
      places: { chest: { part: 'cuff', x: 600, y: 948, width: 150 }, back: { part: 'cuff', x: 600, y: 948, width: 120 } },
    },
    seed,
    6,
  );
}
