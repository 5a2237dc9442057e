import { line } from '../geometry.js';
import { lettersAlong } from '../lettering.js';
import type { Design } from './design.js';
import { fixed, inkOf, place } from './design.js';

/** Whip shading: rows of dots that thin out, as a tattooer fades a shadow. */
function whip(path: readonly (readonly [number, number])[], towards: readonly [number, number], ink: string): string {
  let dots = '';
  path.forEach(([x, y], i) => {
    for (let k = 0; k < 9; k++) {
      const t = (k + (i % 2) * 0.5) / 9;
      dots += `<circle cx="${fixed(x + towards[0] * t)}" cy="${fixed(y + towards[1] * t)}" r="${fixed(4.2 * (1 - t) + 0.7)}"/>`;
    }
  });
  return `<g fill="${ink}">${dots}</g>`;
}

function outlined(d: string, fill: string, ink: string, width = 13): string {
  return `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

const swallow: Design = (inks) => {
  const ink = inkOf(inks, 0);
  const accent = inkOf(inks, 1);
  const feathers = 'M560 440L770 170M540 470L720 190M520 490L650 250M330 600L150 820M350 620L220 830M380 630L290 800';
  return (
    outlined(
      'M200 380C240 340 300 350 350 400C430 350 600 250 870 110C850 230 780 380 640 500C690 560 760 640 930 720C850 730 780 720 720 700C770 760 800 820 810 900C730 850 640 780 560 640C480 690 400 780 130 890C160 760 220 640 330 540C280 500 240 450 200 380Z',
      ink,
      ink,
      10,
    ) +
    `<path d="M262 398C330 420 380 470 420 540C470 560 520 560 560 590C500 620 430 600 370 540C320 500 280 450 262 398Z" fill="${accent}"/>` +
    `<path d="${feathers}" stroke="${inkOf(inks, 2)}" stroke-width="9" stroke-linecap="round" fill="none"/>` +
    `<circle cx="268" cy="384" r="12" fill="${inkOf(inks, 2)}"/>${outlined('M205 376L140 372L212 402Z', accent, ink, 8)}`
  );
};

function rosePath(r: number, turn: number, wobble: number): string {
  const points: string[] = [];
  for (let i = 0; i <= 60; i++) {
    const a = (i / 60) * Math.PI * 2;
    const k = r * (1 + wobble * Math.cos(5 * a + turn));
    points.push(`${fixed(500 + Math.cos(a) * k)} ${fixed(400 + Math.sin(a) * k * 0.94)}`);
  }
  return `M${points.join('L')}Z`;
}

const rose: Design = (inks) => {
  const ink = inkOf(inks, 0);
  const red = inkOf(inks, 1);
  let petals = '';
  for (let ring = 0; ring < 3; ring++) {
    const n = 5;
    const reach = 236 - ring * 62;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2 + ring * 0.63 - 0.3;
      const cx = 500 + Math.cos(a) * reach * 0.55;
      const cy = 400 + Math.sin(a) * reach * 0.52;
      const turn = (a * 180) / Math.PI + 90;
      const s = reach / 236;
      petals += `<g transform="translate(${fixed(cx)} ${fixed(cy)}) rotate(${fixed(turn)}) scale(${fixed((s * 10) / 10)})">${outlined('M-130 60C-170 -40 -110 -140 0 -134C110 -140 170 -40 130 60C70 100 -70 100 -130 60Z', red, ink, 12)}<path d="M-96 -70C-50 -112 50 -112 96 -70C50 -88 -50 -88 -96 -70Z" fill="${inkOf(inks, 2)}" opacity=".75"/><path d="M-60 40C-50 0 -30 -30 0 -44M60 40C52 10 40 -10 24 -26" stroke="${ink}" stroke-width="7" fill="none" stroke-linecap="round"/></g>`;
    }
  }
  const heart = `<path d="${rosePath(58, 1, 0.05)}" fill="${red}" stroke="${ink}" stroke-width="11"/><path d="M462 408C470 366 528 362 538 398C542 428 496 440 490 412C488 396 506 390 514 400" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>`;
  const leaves = [
    [-150, 250],
    [-30, 250],
    [90, 250],
  ].map(
    ([turn, reach]) =>
      `<g transform="translate(500 420) rotate(${turn! + 60})">${outlined(`M${reach! - 40} 0C${reach} -70 ${reach! + 120} -80 ${reach! + 190} 0C${reach! + 120} 80 ${reach} 70 ${reach! - 40} 0Z`, inkOf(inks, 3), ink, 11)}<path d="M${reach! - 10} 0H${reach! + 150}M${reach! + 30} 0l36 -34M${reach! + 30} 0l36 34M${reach! + 80} 0l30 -26M${reach! + 80} 0l30 26" stroke="${ink}" stroke-width="6"/></g>`,
  );
  return `<path d="M500 560C510 700 480 820 520 960" stroke="${ink}" stroke-width="20" fill="none"/>${leaves.join('')}${petals}${heart}`;
};

const key: Design = (inks) => {
  const ink = inkOf(inks, 0);
  const gold = inkOf(inks, 1);
  return (
    outlined('M472 400H528V860H472Z', gold, ink) +
    outlined('M528 730H640V770H600V800H640V850H528Z', gold, ink) +
    `<path d="M500 90C610 90 680 160 680 250C680 350 600 420 500 420C400 420 320 350 320 250C320 160 390 90 500 90ZM500 170C440 170 400 210 400 256C400 306 444 340 500 340C556 340 600 306 600 256C600 210 560 170 500 170Z" fill="${gold}" fill-rule="evenodd" stroke="${ink}" stroke-width="13"/>` +
    outlined('M452 412H548V448H452ZM458 470H542V494H458Z', inkOf(inks, 2), ink, 10) +
    `<path d="M486 500V840" stroke="${inkOf(inks, 2)}" stroke-width="9"/>` +
    whip(
      [
        [520, 520],
        [520, 560],
        [520, 600],
        [520, 640],
        [520, 680],
      ],
      [-30, 0],
      ink,
    ) +
    whip(
      [
        [350, 300],
        [366, 330],
        [390, 356],
        [420, 376],
        [460, 390],
      ],
      [24, -26],
      ink,
    ) +
    outlined(
      'M500 130C486 112 460 116 460 138C460 160 486 170 500 186C514 170 540 160 540 138C540 116 514 112 500 130Z'.replace(
        /500 130/,
        '500 132',
      ),
      inkOf(inks, 3),
      ink,
      7,
    )
  );
};

const letter: Design = (inks) => {
  const ink = inkOf(inks, 0);
  return (
    outlined('M190 420L810 420L810 800L190 800Z', inkOf(inks, 2), ink) +
    outlined('M190 420L500 200L810 420L500 640Z', inkOf(inks, 2), ink) +
    `<path d="M190 800L420 584M810 800L580 584" stroke="${ink}" stroke-width="11"/>` +
    outlined(
      'M500 620C460 560 380 580 386 650C392 720 470 740 500 800C530 740 608 720 614 650C620 580 540 560 500 620Z',
      inkOf(inks, 1),
      ink,
    ) +
    whip(
      [
        [210, 780],
        [260, 782],
        [310, 784],
        [690, 784],
        [740, 782],
        [790, 780],
      ],
      [0, -70],
      ink,
    ) +
    place(
      swallow(inks, () => 0),
      700,
      250,
      360,
      -10,
    )
  );
};

const moth: Design = (inks) => {
  const ink = inkOf(inks, 0);
  const wing =
    outlined('M515 430C580 300 760 200 930 250C940 380 860 520 700 560C620 570 550 530 515 480Z', inkOf(inks, 2), ink) +
    outlined('M520 500C600 560 720 570 790 640C800 740 720 830 620 800C560 760 530 640 515 560Z', inkOf(inks, 1), ink) +
    `<circle cx="760" cy="376" r="58" fill="${inkOf(inks, 1)}" stroke="${ink}" stroke-width="10"/><circle cx="760" cy="376" r="24" fill="${ink}"/><circle cx="676" cy="690" r="34" fill="${inkOf(inks, 2)}" stroke="${ink}" stroke-width="9"/>` +
    `<path d="M560 450C640 400 690 330 900 290M560 480C640 480 740 480 850 420" stroke="${ink}" stroke-width="7" fill="none"/>` +
    whip(
      [
        [540, 440],
        [560, 425],
        [580, 408],
        [600, 392],
        [620, 376],
      ],
      [60, 50],
      ink,
    );
  return (
    `${wing}<g transform="translate(1000 0) scale(-1 1)">${wing}</g>` +
    outlined(
      'M500 380C540 380 548 430 536 470C546 560 530 680 500 760C470 680 454 560 464 470C452 430 460 380 500 380Z',
      inkOf(inks, 3),
      ink,
    ) +
    `<path d="M470 540H530M468 590H532M474 640H526M484 690H516" stroke="${ink}" stroke-width="9"/><path d="M488 384C470 320 420 270 370 250M512 384C530 320 580 270 630 250" stroke="${ink}" stroke-width="10" fill="none" stroke-linecap="round"/>`
  );
};

const lantern: Design = (inks) => {
  const ink = inkOf(inks, 0);
  let glow = '';
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2;
    if (Math.abs(Math.cos(a)) < 0.3) continue;
    glow += `M${fixed(500 + Math.cos(a) * 250)} ${fixed(520 + Math.sin(a) * 250)}L${fixed(500 + Math.cos(a) * (i % 2 ? 320 : 390))} ${fixed(520 + Math.sin(a) * (i % 2 ? 320 : 390))}`;
  }
  return (
    `<path d="${glow}" stroke="${inkOf(inks, 1)}" stroke-width="13" stroke-linecap="round"/>` +
    `<path d="M400 250C400 90 600 90 600 250" fill="none" stroke="${ink}" stroke-width="14"/>` +
    outlined('M370 320L430 240H570L630 320Z', inkOf(inks, 3), ink) +
    outlined('M380 320H620L650 700H350Z', inkOf(inks, 2), ink) +
    outlined('M330 700H670L690 780H310Z', inkOf(inks, 3), ink) +
    outlined('M500 400C560 480 580 540 560 600C550 650 450 650 440 600C424 540 460 520 500 400Z', inkOf(inks, 1), ink) +
    `<path d="M440 322L420 698M560 322L580 698" stroke="${ink}" stroke-width="10"/>` +
    outlined('M180 850C300 800 700 800 820 850L800 930C700 886 300 886 200 930Z', inkOf(inks, 2), ink, 10) +
    lettersAlong('THE WAY HOME', 'condensed', line('M 215 905 C 330 862 670 862 785 905'), 58, ink, 110)
  );
};

const roseKey: Design = (inks, random) =>
  place(key(inks, random), 500, 500, 1000, 38) + place(rose(inks, random), 430, 600, 660, -16);

const hand: Design = (inks) => {
  const ink = inkOf(inks, 0);
  return (
    outlined(
      'M330 960L340 760C290 690 240 620 200 540C190 500 230 480 260 510L350 610L330 330C330 290 390 290 396 330L420 560L430 260C432 220 492 220 494 260L500 560L540 290C546 252 602 258 600 300L584 580L650 390C664 352 716 368 706 410L650 700C640 760 620 800 610 840L620 960Z',
      inkOf(inks, 2),
      ink,
    ) +
    `<path d="M356 640C400 690 480 700 560 660M420 560L424 610M500 560L500 606M584 580L574 620" stroke="${ink}" stroke-width="8" fill="none" stroke-linecap="round"/>` +
    whip(
      [
        [350, 800],
        [380, 816],
        [420, 826],
        [470, 830],
        [520, 826],
        [570, 812],
      ],
      [0, 90],
      ink,
    ) +
    place(
      swallow(inks, () => 0),
      700,
      180,
      420,
      -14,
    )
  );
};

export const flash: Readonly<Record<string, Design>> = { swallow, rose, key, letter, moth, lantern, 'rose-key': roseKey, hand };
