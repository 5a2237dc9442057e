import { between } from '../seeded-random.js';
import type { Design } from './design.js';
import { fixed, inkOf } from './design.js';

function leaf(x: number, y: number, angle: number, length: number, width: number, ink: string, vein = true): string {
  const w = width / 2;
  const d = `M0 0C${fixed(length * 0.25)} ${fixed(-w * 1.2)} ${fixed(length * 0.7)} ${fixed(-w)} ${fixed(length)} 0C${fixed(length * 0.7)} ${fixed(w)} ${fixed(length * 0.25)} ${fixed(w * 1.2)} 0 0Z`;
  // A stencil keeps its bridges: the vein and the side nerves stay open.
  let bridges = vein ? `M${fixed(length * 0.06)} 0L${fixed(length * 0.9)} 0` : '';
  if (vein && length > 70)
    for (let k = 2; k < 6; k++)
      bridges += `M${fixed((length * k) / 7)} 0l${fixed(length * 0.13)} ${fixed(-w * 0.7)}M${fixed((length * k) / 7)} 0l${fixed(length * 0.13)} ${fixed(w * 0.7)}`;
  const id = `l${Math.round(x * 7)}${Math.round(y * 13)}${Math.round(length)}`.replace(/-/g, 'm');
  return (
    `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed((angle * 180) / Math.PI)})">` +
    (vein
      ? `<mask id="${id}" maskUnits="userSpaceOnUse" x="-20" y="-200" width="500" height="400"><path d="${d}" fill="#fff"/><path d="${bridges}" stroke="#000" stroke-width="${fixed(Math.max(2.6, width * 0.07))}" fill="none" stroke-linecap="round"/></mask><path mask="url(#${id})" d="${d}" fill="${ink}"/>`
      : `<path d="${d}" fill="${ink}"/>`) +
    '</g>'
  );
}

const fern: Design = (inks, random) => {
  let drawn = '';
  const frond = (x0: number, y0: number, lean: number, reach: number, ink: string): void => {
    let spine = `M${x0} ${y0}`;
    for (let i = 1; i <= 21; i++) {
      const t = i / 21;
      const x = x0 + lean * t * t * reach;
      const y = y0 - reach * t * (1 - 0.14 * t * Math.abs(lean));
      spine += `L${fixed(x)} ${fixed(y)}`;
      const size = Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84)) * reach * 0.2 + 8;
      const up = -Math.PI / 2 + lean * t * 0.9;
      drawn += leaf(x, y, up + 1.05, size, 24, ink, false) + leaf(x, y, up - 1.05, size, 24, ink, false);
    }
    drawn += `<path d="${spine}" fill="none" stroke="${ink}" stroke-width="7"/>`;
  };
  frond(500, 950, between(random, 0.02, 0.06), 880, inkOf(inks, 0));
  frond(430, 950, -0.7, 640, inkOf(inks, 1));
  frond(570, 950, 0.74, 600, inkOf(inks, 1));
  return drawn;
};

const wreath: Design = (inks, random) => {
  let drawn = '';
  for (let i = 0; i < 44; i++) {
    const a = -Math.PI / 2 + 0.28 + (i / 44) * (Math.PI * 2 - 0.56);
    const x = 500 + Math.cos(a) * 330;
    const y = 500 + Math.sin(a) * 330;
    const along = a + (i < 22 ? -Math.PI / 2 : Math.PI / 2);
    const side = i % 2 === 0 ? 0.6 : -0.6;
    drawn += leaf(x, y, along + side, between(random, 96, 132), 46, inkOf(inks, i % 7 === 3 ? 1 : 0));
    if (i % 5 === 2)
      drawn += `<circle cx="${fixed(x + Math.cos(a) * 44)}" cy="${fixed(y + Math.sin(a) * 44)}" r="14" fill="${inkOf(inks, 1)}"/>`;
  }
  return `${drawn}<circle cx="500" cy="500" r="330" fill="none" stroke="${inkOf(inks, 0)}" stroke-width="6" stroke-dasharray="1900 175" transform="rotate(-73 500 500)"/>`;
};

const dandelion: Design = (inks, random) => {
  const ink = inkOf(inks, 0);
  let drawn = `<path d="M470 960C476 800 440 640 430 470" fill="none" stroke="${ink}" stroke-width="10"/>`;
  const seed = (x: number, y: number, angle: number, length: number): void => {
    const tx = x + Math.cos(angle) * length;
    const ty = y + Math.sin(angle) * length;
    let tuft = `M${fixed(x)} ${fixed(y)}L${fixed(tx)} ${fixed(ty)}`;
    for (let k = -4; k <= 4; k++)
      tuft += `M${fixed(tx)} ${fixed(ty)}l${fixed(Math.cos(angle + k * 0.26) * length * 0.42)} ${fixed(Math.sin(angle + k * 0.26) * length * 0.42)}`;
    drawn +=
      `<path d="${tuft}" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/>` +
      leaf(x, y, angle + Math.PI, length * 0.34, 9, ink, false);
  };
  for (let i = 0; i < 40; i++) {
    const a = i * 2.39996;
    if (Math.cos(a + 0.6) > 0.62) continue;
    seed(430 + Math.cos(a) * 40, 430 + Math.sin(a) * 40, a, 70 + ((i * 37) % 90));
  }
  for (let i = 0; i < 11; i++) {
    const t = i / 10;
    seed(
      560 + t * 350 + between(random, -34, 34),
      400 - t * 300 + between(random, -70, 70),
      -0.75 + between(random, -0.3, 0.3),
      56 + between(random, 0, 24),
    );
  }
  drawn += `<circle cx="430" cy="434" r="42" fill="${inkOf(inks, 1)}"/>`;
  drawn += leaf(466, 950, -2.5, 240, 70, inkOf(inks, 1)) + leaf(474, 950, -0.6, 250, 70, inkOf(inks, 1));
  return drawn;
};

const olive: Design = (inks, random) => {
  let drawn = '';
  const points: [number, number][] = [];
  for (let i = 0; i <= 30; i++) points.push([90 + i * 26, 860 - 720 * Math.sin((i / 30) * 1.3) + 40 * (i / 30)]);
  points.forEach(([x, y], i) => {
    if (i < 2 || i % 2 === 1) return;
    const [px, py] = points[i - 1] ?? [x, y];
    const a = Math.atan2(y - py, x - px);
    const length = (210 - i * 2.6) * between(random, 0.85, 1.1);
    drawn += leaf(x, y, a + (i % 4 ? 0.75 : -0.75), length, 60, inkOf(inks, 0));
    if (i % 6 === 2)
      drawn += `<ellipse cx="${fixed(x + 26)}" cy="${fixed(y + 64)}" rx="20" ry="29" fill="${inkOf(inks, 1)}"/><path d="M${fixed(x)} ${fixed(y)}L${fixed(x + 24)} ${fixed(y + 40)}" stroke="${inkOf(inks, 0)}" stroke-width="4"/>`;
  });
  return `${drawn}<path d="M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}" fill="none" stroke="${inkOf(inks, 0)}" stroke-width="9" stroke-linecap="round"/>`;
};

const poppies: Design = (inks, random) => {
  const ink = inkOf(inks, 0);
  const bloom = (x: number, y: number, size: number, turn: number): string => {
    let petals = '';
    for (let i = 0; i < 5; i++)
      petals += `<path transform="rotate(${i * 72 + turn} ${x} ${y})" d="M${x} ${y - size * 0.16}C${x - size * 0.62} ${y - size * 0.3} ${x - size * 0.5} ${y - size} ${x} ${y - size * 0.93}C${x + size * 0.5} ${y - size} ${x + size * 0.62} ${y - size * 0.3} ${x} ${y - size * 0.16}Z" fill="${inkOf(inks, 1)}"/><path transform="rotate(${i * 72 + turn} ${x} ${y})" d="M${x} ${y - size * 0.3}L${x} ${y - size * 0.66}M${x - size * 0.1} ${y - size * 0.32}L${x - size * 0.17} ${y - size * 0.58}M${x + size * 0.1} ${y - size * 0.32}L${x + size * 0.17} ${y - size * 0.58}" stroke="${ink}" stroke-width="${fixed(size * 0.03)}"/>`;
    return `${petals}<circle cx="${x}" cy="${y}" r="${fixed(size * 0.15)}" fill="${ink}"/>`;
  };
  let drawn = '';
  for (const [x, y, size] of [
    [500, 300, 190],
    [270, 440, 140],
    [742, 470, 150],
  ] as const) {
    drawn += `<path d="M${500 + (x - 500) * 0.1} 960C${500 + (x - 500) * 0.2} 800 ${x} 700 ${x} ${y}" fill="none" stroke="${ink}" stroke-width="9"/>`;
    drawn += bloom(x, y, size, between(random, 0, 60));
  }
  return (
    drawn +
    leaf(500, 930, -2.3, 250, 80, ink) +
    leaf(500, 930, -0.85, 260, 80, ink) +
    leaf(500, 840, -1.1, 170, 56, ink) +
    leaf(490, 820, -2.05, 170, 56, ink)
  );
};

export const botanical: Readonly<Record<string, Design>> = { fern, wreath, dandelion, olive, poppies };
