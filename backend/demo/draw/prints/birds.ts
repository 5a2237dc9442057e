import type { Random } from '../seeded-random.js';
import { between } from '../seeded-random.js';
import type { Design } from './design.js';
import { fixed, inkOf, place } from './design.js';

/** One wing drawn feather by feather, the way a fine-liner would: every quill is a leaf with a spine and barbs. */
function wing(ink: string, random: Random, count: number): string {
  const drawn: string[] = [];
  const row = (n: number, reach: number, width: number, shrink: number): void => {
    for (let i = n - 1; i >= 0; i--) {
      // From the tip (t = 0) along the bone of the wing to the shoulder: quills turn from outwards to down.
      const t = i / (n - 1);
      const angle = -0.86 + 2.2 * t ** 0.85 + between(random, -0.02, 0.02);
      const length = reach * (1 - 0.5 * t + 0.16 * Math.sin(Math.PI * t)) * between(random, 0.97, 1.02);
      const x = 720 - (720 - 536) * t ** 1.15 - shrink * (1 - t);
      const y = 318 + (432 - 318) * t - 40 * Math.sin(Math.PI * t) + shrink * 0.5 * (1 - t);
      const tipX = x + Math.cos(angle) * length;
      const tipY = y + Math.sin(angle) * length;
      const nx = -Math.sin(angle) * width;
      const ny = Math.cos(angle) * width;
      const midX = x + Math.cos(angle) * length * 0.6;
      const midY = y + Math.sin(angle) * length * 0.6;
      let barbs = '';
      for (let k = 3; k < 12; k++) {
        const f = k / 12.5;
        const bx = x + (tipX - x) * f;
        const by = y + (tipY - y) * f;
        const open = Math.sin(Math.PI * Math.min(1, f * 0.92)) * 0.78;
        barbs += `M${fixed(bx)} ${fixed(by)}l${fixed(nx * open + Math.cos(angle) * 12)} ${fixed(ny * open + Math.sin(angle) * 12)}`;
      }
      drawn.push(
        `<path d="M${fixed(x)} ${fixed(y)}Q${fixed(midX + nx)} ${fixed(midY + ny)} ${fixed(tipX)} ${fixed(tipY)}Q${fixed(midX - nx)} ${fixed(midY - ny)} ${fixed(x)} ${fixed(y)}Z" stroke-width="3.6"/>` +
          `<path d="M${fixed(x)} ${fixed(y)}L${fixed(tipX)} ${fixed(tipY)}" stroke-width="2.4"/><path d="${barbs}" stroke-width="1.7"/>`,
      );
    }
  };
  row(count, 330, 22, 0);
  row(Math.round(count * 0.85), 190, 17, 10);
  row(Math.round(count * 0.7), 100, 13, 18);
  drawn.push('<path d="M720 316C660 250 590 300 530 428M722 326C664 270 596 320 540 440" stroke-width="5"/>');
  return `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`;
}

function body(ink: string): string {
  let scales = '';
  for (let row = 0; row < 9; row++) {
    for (let i = -2; i <= 2; i++) {
      const y = 428 + row * 26;
      const wide = 30 * Math.sin(Math.PI * (0.25 + row / 13));
      const x = 500 + i * wide * 0.42 + (row % 2) * 5;
      if (Math.abs(x - 500) < wide) scales += `M${fixed(x - 8)} ${y}q8 13 16 0`;
    }
  }
  return (
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"><path d="M500 330C530 332 546 360 542 394C552 470 544 580 516 664L486 664C456 580 448 470 458 394C454 360 470 332 500 330Z" stroke-width="5"/>` +
    `<path d="M486 334L500 296L514 334" stroke-width="4.4"/><path d="${scales}" stroke-width="2.2"/>` +
    `<path d="M492 660C470 740 440 800 398 868C430 850 462 820 484 784L500 700L516 784C538 820 570 850 602 868C560 800 530 740 508 660M500 690L500 800M488 700L452 810M512 700L548 810" stroke-width="3.6"/></g>` +
    `<circle cx="484" cy="366" r="5" fill="${ink}"/><circle cx="516" cy="366" r="5" fill="${ink}"/>`
  );
}

function smallBird(x: number, y: number, span: number, lift: number, ink: string): string {
  return `<path d="M${fixed(x - span)} ${fixed(y - lift)}Q${fixed(x - span * 0.4)} ${fixed(y - lift * 1.5)} ${fixed(x)} ${fixed(y)}Q${fixed(x + span * 0.4)} ${fixed(y - lift * 1.5)} ${fixed(x + span)} ${fixed(y - lift)}Q${fixed(x + span * 0.45)} ${fixed(y - lift * 0.7)} ${fixed(x + span * 0.08)} ${fixed(y + span * 0.2)}L${fixed(x)} ${fixed(y + span * 0.34)}L${fixed(x - span * 0.08)} ${fixed(y + span * 0.2)}Q${fixed(x - span * 0.45)} ${fixed(y - lift * 0.7)} ${fixed(x - span)} ${fixed(y - lift)}Z" fill="${ink}"/>`;
}

const rising: Design = (inks, random) => {
  const ink = inkOf(inks, 0);
  const right = wing(ink, random, 13);
  const left = `<g transform="translate(1000 0) scale(-1 1)">${wing(ink, random, 13)}</g>`;
  return `<circle cx="500" cy="420" r="196" fill="none" stroke="${inkOf(inks, 1)}" stroke-width="9"/><circle cx="500" cy="420" r="176" fill="${inkOf(inks, 1)}" opacity=".9"/>${right}${left}${body(ink)}`;
};

const flock: Design = (inks, random) => {
  let birds = '';
  for (let i = 0; i < 38; i++) {
    const t = i / 38;
    const angle = i * 2.4;
    const reach = 60 + t * 440;
    birds += smallBird(
      480 + Math.cos(angle) * reach * 0.8 + between(random, -40, 40),
      560 - t * 120 + Math.sin(angle) * reach * 0.72 + between(random, -40, 40),
      22 + t * 62,
      between(random, 12, 36) * (0.5 + t),
      inkOf(inks, i % 9 === 4 ? 1 : 0),
    );
  }
  return birds;
};

const oneWing: Design = (inks, random) => place(wing(inkOf(inks, 0), random, 17), 110, 640, 1500, 4);

const threeSwifts: Design = (inks, random) => {
  const one =
    wing(inkOf(inks, 0), random, 9) +
    `<g transform="translate(1000 0) scale(-1 1)">${wing(inkOf(inks, 0), random, 9)}</g>${body(inkOf(inks, 0))}`;
  return place(one, 290, 690, 560, -24) + place(one, 600, 420, 620, 12) + place(one, 250, 230, 400, -34);
};

export const birds: Readonly<Record<string, Design>> = { rising, flock, wing: oneWing, swifts: threeSwifts };
