/** The right half of a garment on a canvas of 1200 by 1500; the left half is mirrored at x = 600. */
interface Silhouette {
  /** From the top centre to the bottom centre. */
  outline: string;
  /** Seams and hems, drawn with thin lines. */
  details: string[];
}

const TEE: Silhouette = {
  outline:
    'M600 372C660 372 706 346 726 296L822 326C872 344 904 372 922 414L1004 596L884 654L844 574C852 720 854 900 848 1090C770 1102 690 1106 600 1106',
  details: [
    'M600 402C676 402 730 366 752 304',
    'M600 1074C690 1074 770 1070 849 1058',
    'M990 568L872 626',
    'M826 330C806 420 812 500 844 574',
  ],
};

const SLEEVE = 'L822 326C878 346 908 382 924 446L1010 1010L912 1030L844 640C852 760 854 920 848 1090';

const LONG_SLEEVE: Silhouette = {
  outline: `M600 372C660 372 706 346 726 296${SLEEVE}C770 1102 690 1106 600 1106`,
  details: [
    'M600 402C676 402 730 366 752 304',
    'M600 1074C690 1074 770 1070 849 1058',
    'M1006 982L908 1002',
    'M826 330C806 430 812 530 844 640',
  ],
};

const SWEATER: Silhouette = {
  outline:
    'M600 384C668 384 716 352 736 292L836 326C896 350 928 392 944 460L1030 1010L930 1034L856 660C866 770 870 900 866 1010L852 1106C770 1116 690 1118 600 1118',
  details: [
    'M600 420C690 420 750 376 772 304',
    'M600 1032C690 1032 780 1028 864 1016',
    'M1018 930L914 954',
    'M840 330C818 440 824 550 856 660',
    ...[640, 680, 720, 760, 800, 838].map((x) => `M${x} 1034V1110`),
    ...[0, 1, 2].map((n) => `M${940 + n * 26} ${952 - n * 5}L${954 + n * 26} ${1024 - n * 6}`),
  ],
};

const HOODIE: Silhouette = {
  outline:
    'M600 226C690 228 748 282 752 356L846 388C904 410 934 450 948 512L1030 1030L932 1052L860 700C868 800 872 920 868 1030L856 1116C770 1126 690 1128 600 1128',
  details: [
    'M600 282C656 284 690 320 690 366C690 420 648 456 600 478',
    'M752 356C748 420 690 474 600 500',
    'M850 392C826 490 830 590 860 700',
    'M600 1050C690 1050 780 1046 867 1036',
    'M1018 952L916 974',
    'M600 800H730L800 950V1048',
    'M636 470C640 540 640 580 636 640',
  ],
};

const JOGGERS: Silhouette = {
  outline: 'M600 300H788L800 372C826 560 830 760 792 1010L776 1130L690 1136L684 1060C676 880 650 700 600 590',
  details: [
    'M600 366H799',
    'M800 420C780 500 760 540 738 566',
    'M790 1040L684 1048',
    'M600 366C606 440 604 500 600 590',
    'M640 366C650 420 652 450 646 500',
    'M722 1050V1130M752 1048V1128',
  ],
};

const LEGGINGS: Silhouette = {
  outline: 'M600 280H752L764 380C784 560 764 740 742 900L722 1140H652L648 900C644 740 630 640 600 540',
  details: ['M600 380H764', 'M722 1112H652', 'M758 420C720 470 660 510 600 540', 'M745 870C715 884 680 886 648 880'],
};

const SHORTS: Silhouette = {
  outline: 'M600 420H800L812 500C838 640 866 790 884 946L652 976C640 880 624 800 600 742',
  details: [
    'M600 494H811',
    'M880 910L648 940',
    'M814 540C800 610 780 650 752 680',
    'M600 494V742',
    'M640 494C650 560 650 590 646 640',
  ],
};

const HAT: Silhouette = {
  outline: 'M600 420C760 420 850 560 858 790L884 800V980H600',
  details: [
    'M858 790H600',
    'M600 420V790',
    'M694 438C742 540 760 660 764 790',
    ...[648, 696, 744, 792, 840].map((x) => `M${x} 792V978`),
  ],
};

const HANGER: Silhouette = {
  outline: 'M600 590L928 838C966 868 948 916 900 916H600',
  details: ['M600 590V520C600 488 662 474 662 420C662 374 600 356 572 396'],
};

const BY_SLUG: ReadonlyMap<string | undefined, Silhouette> = new Map([
  ['t-shirts', TEE],
  ['long-sleeve', LONG_SLEEVE],
  ['sweaters', SWEATER],
  ['hoodies', HOODIE],
  ['joggers', JOGGERS],
  ['leggings', LEGGINGS],
  ['shorts', SHORTS],
  ['hats', HAT],
]);

/** The garment of a category; a coat hanger for an unknown one. */
export function silhouetteOf(slug: string | undefined): { silhouette: Silhouette; mirrorDetails: boolean } {
  const silhouette = BY_SLUG.get(slug);
  return silhouette ? { silhouette, mirrorDetails: true } : { silhouette: HANGER, mirrorDetails: false };
}
