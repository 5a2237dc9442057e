import type { Garment, Part } from '../cloth/garment.js';
import { line, whole } from '../geometry.js';
import { letters } from '../lettering.js';
import type { View } from './construction.js';
import { fold, foldPair, laidByHand, seam, seamPair } from './construction.js';

const CROWN = 'M 600 448 C 690 446 776 478 822 566 C 856 634 868 730 866 850 C 790 876 690 886 600 886';

function button(y: number): string {
  return `<ellipse cx="600" cy="${y + 3}" rx="24" ry="11" fill="#000" opacity=".3"/>`;
}

export function cap(view: View, seed: number): Garment {
  const back = view === 'back';
  const hole = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4" stroke-dasharray="2.4 1"/><circle cx="${x}" cy="${y}" r="4" fill="#0e0d0c"/>`;
  const top: Part = {
    name: 'button',
    outline: line('M 578 450 C 580 436 591 430 600 430 C 609 430 620 436 622 450 C 614 457 586 457 578 450 Z'),
    fabric: { weave: 'twill' },
    puff: 22,
    shadow: 0.4,
  };
  const crown: Part = {
    name: 'body',
    outline: back
      ? whole('M 600 448 C 690 446 776 478 822 566 C 856 634 870 750 868 900 C 836 912 772 922 712 926 C 712 852 676 792 600 790')
      : whole(CROWN),
    fabric: { weave: 'twill' },
    puff: 150,
    shadow: 0,
    folds: [
      ...foldPair('M 834 620 C 784 656 748 712 730 800', 34, 6, 0.3),
      ...foldPair('M 690 474 C 728 536 754 604 764 676', 34, 5, 0.4, -0.3),
      fold('M 480 860 C 540 830 660 830 730 862', 24, 5, 0.4),
    ],
    drape: { angle: 0.3, along: 200, across: 120, depth: 5 },
    seams: [
      seam('M 600 448 C 601 590 600 730 600 886', [-6, 6], 0.9),
      ...seamPair('M 604 450 C 692 510 774 640 794 880', [-6, 6], 0.9),
      ...(back ? [seam('M 488 926 C 488 852 524 790 600 790 C 676 790 712 852 712 926', [10], 0.6)] : []),
      ...(back ? seamPair('M 868 880 C 836 892 772 902 712 906', [], 0.5) : []),
    ],
    trim: button(450) + hole(690, 568) + hole(510, 568),
  };
  const brim: Part = {
    name: 'brim',
    outline: whole('M 600 840 C 710 840 800 846 868 834 C 900 872 914 922 894 958 C 846 1000 726 1012 600 1012'),
    fabric: { weave: 'twill' },
    puff: 84,
    shadow: 0.4,
    folds: [fold('M 350 890 C 460 970 740 970 850 890', 60, 12, 0.5, 0)],
    seams: [22, 44, 66, 88].map((d) =>
      seam(
        `M ${322 + d * 0.55} ${924 - d * 0.5} C ${384 + d * 0.5} ${1000 - d} 506 ${1006 - d} 600 ${1007 - d} C 694 ${1006 - d} ${816 - d * 0.5} ${1000 - d} ${878 - d * 0.55} ${924 - d * 0.5}`,
        [0],
        0,
      ),
    ),
  };
  const brimEdge: Part = {
    name: 'brim-edge',
    outline: whole('M 600 992 C 728 992 846 978 898 944 C 886 990 830 1026 600 1030'),
    fabric: { weave: 'twill' },
    puff: 10,
    shadow: 0,
    tone: 0.6,
  };
  const inside: Part = {
    name: 'inside',
    outline: whole('M 600 772 C 686 772 734 856 734 950 L 600 962'),
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
    outline: whole('M 600 900 C 750 900 844 906 880 882 C 888 926 878 950 842 966 C 770 986 676 990 600 990'),
    fabric: { weave: 'twill' },
    puff: 30,
    shadow: 0,
    tone: 0.62,
  };
  return laidByHand(
    {
      parts: back ? [brimBehind, inside, top, crown, strap] : [top, crown, brimEdge, brim],
      places: {
        chest: { part: 'body', x: 600, y: 700, width: 224 },
        back: { part: 'body', x: 600, y: 660, width: 120 },
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
