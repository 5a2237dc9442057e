import type { Random } from '../seeded-random.js';
import { between, smoothNoise } from '../seeded-random.js';
import type { Design } from './design.js';
import { fixed, gouge, inkOf } from './design.js';

const BORDER = 'M92 84L908 90L914 912L88 918Z';

/** On dark cloth a block needs a third ink below it, or its night would print as day. */
function block(id: string, inks: readonly string[], cut: string, coloured: string): string {
  const paper = inks.length > 2 ? `<path d="${BORDER}" fill="${inkOf(inks, 2)}"/>` : '';
  const mask =
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000"><path d="${BORDER}" fill="#fff"/><g fill="#000">${cut}</g></mask>` +
    `<clipPath id="${id}-edge"><path d="${BORDER}"/></clipPath>`;
  return `<defs>${mask}</defs>${paper}<g clip-path="url(#${id}-edge)" fill="${inkOf(inks, 1)}">${coloured}</g><g mask="url(#${id})"><path d="${BORDER}" fill="${inkOf(inks, 0)}"/></g>`;
}

function rays(random: Random, x: number, y: number, from: number, to: number, spread: readonly [number, number]): string {
  let path = '';
  for (let a = spread[0]; a < spread[1]; a += 0.062) {
    const start = from * between(random, 1, 1.12);
    const end = to * between(random, 0.6, 1);
    path += gouge(
      x + Math.cos(a) * start,
      y + Math.sin(a) * start,
      x + Math.cos(a) * end,
      y + Math.sin(a) * end,
      between(random, 5, 10),
    );
  }
  return `<path d="${path}"/>`;
}

/** Hills are cut as rows of gouges that follow the slope, closer together where the light falls. */
function hill(random: Random, base: number, height: number, seed: number, step: number): { outline: string; cuts: string } {
  const top = (x: number): number => base - height * (0.5 + 0.5 * smoothNoise(x / 260, 1.3, seed));
  let outline = `M60 940L60 ${fixed(top(60))}`;
  for (let x = 70; x <= 940; x += 10) outline += `L${x} ${fixed(top(x))}`;
  let cuts = '';
  for (let x = 96; x < 904; x += step) {
    const slope = (top(x + 8) - top(x - 8)) / 16;
    if (slope < -0.02 || random() < 0.3) {
      const y = top(x) + 10;
      const length = between(random, 40, 120);
      cuts += gouge(x, y, x - length * 0.35 - slope * 30, y + length, between(random, 2.5, 5.5), between(random, -8, 8));
    }
  }
  return { outline: `${outline}L940 940Z`, cuts };
}

const sunrise: Design = (inks, random) => {
  const far = hill(random, 640, 170, 11, 13);
  const near = hill(random, 800, 150, 23, 11);
  const road =
    'M470 930C520 850 640 800 560 720C520 680 560 650 590 622L600 622C584 652 566 676 600 714C700 800 640 850 640 930Z';
  const cut =
    `<circle cx="590" cy="560" r="150"/>${rays(random, 590, 560, 176, 560, [Math.PI + 0.04, 2 * Math.PI - 0.02])}` +
    `</g><g fill="#fff"><path d="${far.outline}"/></g><g fill="#000"><path d="${far.cuts}"/></g><g fill="#fff"><path d="${near.outline}"/></g><g fill="#000"><path d="${near.cuts}"/><path d="${road}"/>`;
  return block('lino-sunrise', inks, cut, '<circle cx="590" cy="560" r="138"/>');
};

const lamp: Design = (inks, random) => {
  let night = '';
  for (let i = 0; i < 150; i++) {
    const x = between(random, 110, 890);
    const y = between(random, 100, 470);
    if (Math.hypot(x - 500, y - 560) > 230)
      night += gouge(x, y, x + between(random, 26, 60), y + between(random, -3, 3), between(random, 1.6, 3.6));
  }
  const ground = hill(random, 800, 60, 41, 10);
  const cut =
    `<path d="${night}"/>${rays(random, 500, 610, 90, 300, [Math.PI + 0.2, 2 * Math.PI - 0.2])}<circle cx="740" cy="210" r="52"/>` +
    `</g><g fill="#fff"><circle cx="762" cy="198" r="46"/><path d="M280 800L280 560L500 400L720 560L720 800Z"/><path d="${ground.outline}"/></g><g fill="#000"><path d="${ground.cuts}"/>` +
    '<path d="M262 562L500 388L738 562L726 578L500 414L274 578Z"/><path d="M430 570H566V700H430Z"/>' +
    Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="${gouge(300, 600 + i * 22, 404, 600 + i * 22, 3)}"/><path d="${gouge(594, 600 + i * 22, 700, 600 + i * 22, 3)}"/>`,
    ).join('') +
    `</g><g fill="#fff"><path d="M493 570H503V700H493ZM430 630H566V640H430Z"/></g><g fill="#000"><path d="M440 800C460 840 420 870 380 930L620 930C560 870 540 840 552 800Z"/>`;
  return block('lino-lamp', inks, cut, '<path d="M432 572H564V698H432Z"/>');
};

const river: Design = (inks, random) => {
  const far = hill(random, 430, 210, 61, 12);
  let water = '';
  for (let y = 520; y < 900; y += 17) {
    const reach = (y - 440) * 0.86;
    for (let x = 500 - reach; x < 500 + reach; x += between(random, 60, 130)) {
      const length = between(random, 30, 40 + (y - 500) * 0.35);
      water += gouge(x, y + between(random, -4, 4), x + length, y + between(random, -4, 4), 2 + (y - 500) / 95);
    }
  }
  let trees = '';
  for (let x = 110; x < 900; x += 36) {
    const away = Math.abs(x - 500);
    if (away < 120) continue;
    const h = 60 + away * 0.36 * between(random, 0.8, 1.2);
    const y = 470 + away * 0.42;
    for (let k = 0; k < 6; k++)
      trees +=
        gouge(x, y - (h * k) / 6, x + (22 - k * 3), y - (h * k) / 6 + 16, 3) +
        gouge(x, y - (h * k) / 6, x - (22 - k * 3), y - (h * k) / 6 + 16, 3);
  }
  const cut = `<circle cx="500" cy="260" r="90"/>${rays(random, 500, 260, 110, 420, [0, 6.28])}</g><g fill="#fff"><path d="${far.outline}"/></g><g fill="#000"><path d="${far.cuts}"/><path d="${water}"/><path d="${trees}"/>`;
  return block('lino-river', inks, cut, '<circle cx="500" cy="260" r="80"/>');
};

export const linocut: Readonly<Record<string, Design>> = { sunrise, lamp, river };
