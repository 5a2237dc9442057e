import { INK } from '../colours.js';
import { line } from '../geometry.js';
import { letters, lettersAlong, textWidth } from '../lettering.js';
import { level } from '../prints/contours.js';
import { fixed, gouge, place } from '../prints/design.js';
import { screen } from '../prints/halftone.js';
import { printOf } from '../prints/prints.js';
import type { Random } from '../seeded-random.js';
import { between } from '../seeded-random.js';
import type { Tones } from './bust.js';

/** Everything darker than a threshold, as rows of spans; rows are thin enough to read as a cut edge. */
function spans(tones: Tones, darker: number, ink: string, where: (region: number) => boolean = () => true): string {
  let path = '';
  for (let y = 0; y < 1000; y += 2) {
    let start = -1;
    for (let x = 0; x <= 1000; x += 2) {
      const inside = x < 1000 && tones.at(x, y) < darker && where(tones.regionAt(x, y));
      if (inside && start < 0) start = x;
      if (!inside && start >= 0) {
        path += `M${start} ${y}H${x}V${y + 2.4}H${start}Z`;
        start = -1;
      }
    }
  }
  return `<path d="${path}" fill="${ink}"/>`;
}

export function penLines(tones: Tones): string {
  let drawn = '';
  for (let row = 0; row < 118; row++) {
    const y0 = 40 + row * 8.2;
    let path = '';
    let back = '';
    for (let x = 60; x <= 940; x += 5) {
      const tone = tones.at(x, y0);
      const inside = tones.regionAt(x, y0) > 0;
      const y = y0 + Math.sin(x / 75) * 9 - tone * 7;
      const w = inside ? Math.max(0.4, (1 - tone) ** 1.1 * 4.3) : 0.35;
      path += `${x === 60 ? 'M' : 'L'}${x} ${fixed(y - w)}`;
      back = `L${x} ${fixed(y + w)}${back}`;
    }
    drawn += `${path}${back}Z`;
  }
  return `<path d="${drawn}" fill="#22407a"/>`;
}

export function block(tones: Tones, random: Random): string {
  let cuts = '';
  for (let y = 70; y < 945; y += 6) {
    for (let x = 60; x < 950; x += 10) {
      const px = x + between(random, -3, 3);
      const py = y + between(random, -2, 2);
      const region = tones.regionAt(px, py);
      const tone = tones.at(px, py);
      if (region === 0) continue;
      if (tone < 0.2) continue;
      const turn = region === 3 ? 1.3 : region === 1 ? 0.9 : -0.35 + (px - 500) / 320;
      const length = 5 + tone * 8;
      cuts += gouge(
        px - Math.cos(turn) * length,
        py - Math.sin(turn) * length,
        px + Math.cos(turn) * length,
        py + Math.sin(turn) * length,
        (tone - 0.14) * 5.4,
      );
    }
  }
  for (let a = 0; a < Math.PI * 2; a += 0.045) {
    for (let r = between(random, 300, 340); r < 760; r += between(random, 110, 170)) {
      const [x0, y0] = [500 + Math.cos(a) * r, 420 + Math.sin(a) * r];
      const [x1, y1] = [500 + Math.cos(a) * (r + 100), 420 + Math.sin(a) * (r + 100)];
      if (tones.regionAt(x0, y0) > 0 || tones.regionAt(x1, y1) > 0) continue;
      cuts += gouge(x0, y0, x1, y1, 2 + (r - 300) / 90);
    }
  }
  return `<path d="M46 52L952 44L958 954L42 948Z" fill="#1f2226"/><clipPath id="edge"><path d="M56 62L942 54L948 944L52 938Z"/></clipPath><path clip-path="url(#edge)" d="${cuts}" fill="#eee5d3"/>`;
}

export function patches(tones: Tones, random: Random): string {
  const skins = ['#3b2320', '#6b3a28', '#9c5a38', '#c98a57', '#e7bd8b'];
  const cloths = ['#1f3350', '#31537a', '#5c86a6', '#9dbcc9'];
  const hairs = ['#191519', '#33262c', '#6d3f4a', '#c9552f', '#dfa63f'];
  const grounds = ['#e7d3a6', '#dfc48c', '#ead9b8', '#d8b878'];
  const cell = 23;
  let drawn = '';
  const colour = (x: number, y: number): string => {
    const region = tones.regionAt(x, y);
    const list = region === 2 ? skins : region === 3 ? hairs : region === 1 ? cloths : grounds;
    const tone =
      region === 0
        ? random()
        : Math.min(0.999, tones.at(x, y) * (region === 3 ? 1.7 : region === 1 ? 1.5 : 1.12) + between(random, -0.05, 0.05));
    return list[Math.max(0, Math.min(list.length - 1, Math.floor(tone * list.length)))] ?? '#000';
  };
  for (let y = 0; y < 1000; y += cell) {
    for (let x = 0; x < 1000; x += cell) {
      const flip = (x / cell + y / cell) % 2 === 0;
      const [a, b, c, d] = [
        `${x + 0.8} ${y + 0.8}`,
        `${x + cell - 0.8} ${y + 0.8}`,
        `${x + cell - 0.8} ${y + cell - 0.8}`,
        `${x + 0.8} ${y + cell - 0.8}`,
      ];
      const third = cell / 3;
      drawn += flip
        ? `<path d="M${a}L${b}L${d}Z" fill="${colour(x + third, y + third)}"/><path d="M${b}L${c}L${d}Z" fill="${colour(x + 2 * third, y + 2 * third)}"/>`
        : `<path d="M${a}L${b}L${c}Z" fill="${colour(x + 2 * third, y + third)}"/><path d="M${a}L${c}L${d}Z" fill="${colour(x + third, y + 2 * third)}"/>`;
    }
  }
  return drawn;
}

export function dots(tones: Tones): string {
  return (
    `<circle cx="500" cy="420" r="356" fill="${INK.gold}"/>` +
    screen((x, y) => (tones.regionAt(x, y) > 0 ? 1.04 - tones.at(x, y) * 1.15 : 0), '#20242c', 10.6, 0.42)
  );
}

export function mapped(tones: Tones): string {
  const field = (x: number, y: number): number => tones.at(x, y);
  const levels = Array.from({ length: 15 }, (_, i) => 0.05 + i * 0.062);
  return (
    spans(tones, 0.2, '#24485a') +
    levels
      .map(
        (at, i) =>
          `<path d="${level(field, at, 3)}" fill="none" stroke="${i % 5 === 2 ? INK.ember : '#24485a'}" stroke-width="${i % 5 === 2 ? 3.6 : 2.5}" stroke-linecap="round"/>`,
      )
      .join('')
  );
}

export function words(tones: Tones): string {
  const text = ['HOME', 'SOON', 'MIJO', 'STILL', 'HERE', 'FAMILIA', 'ESPERANZA', 'DAY', 'BY', 'DAY'];
  const shades = ['#1c1a1d', '#5a2a24', '#a8442a', '#d9803f', '#e9b465'];
  let drawn = '';
  let word = 0;
  for (let y = 24; y < 1010; y += 10.5) {
    let x = 10 - ((y * 7) % 40);
    while (x < 1000) {
      for (const letter of `${text[word % text.length] ?? ''} `) {
        const width = textWidth(letter, 'condensed', 13.5) + 0.7;
        if (letter !== ' ' && tones.regionAt(x + width / 2, y - 5) > 0) {
          const tone = tones.at(x + width / 2, y - 5);
          drawn += letters(letter, 'condensed', {
            size: 13.5,
            x,
            y,
            fill: shades[Math.min(4, Math.floor(tone * 5.4))] ?? '#000',
          });
        }
        x += width;
      }
      word++;
    }
  }
  return drawn;
}

export function stencil(tones: Tones, random: Random): string {
  let leaves = '';
  for (let i = 0; i < 13; i++) {
    const a = Math.PI * (0.93 + (i / 12) * 1.14);
    leaves += place(
      printOf('botanical/olive', [i % 3 === 1 ? INK.ember : '#33513f', INK.gold]),
      500 + Math.cos(a) * 392,
      470 + Math.sin(a) * 392,
      300,
      (a * 180) / Math.PI + 50 + between(random, -12, 12),
    );
  }
  return (
    leaves +
    spans(tones, 0.99, '#e2b9a0', (r) => r > 0) +
    spans(tones, 0.6, '#a8644c', (r) => r > 0) +
    spans(tones, 0.43, '#5f7a58', (r) => r === 1) +
    spans(tones, 0.34, '#3a2b2a')
  );
}

export function flashSheet(tones: Tones, random: Random): string {
  let stipple = '';
  for (let i = 0; i < 26000; i++) {
    const x = between(random, 40, 960);
    const y = between(random, 60, 960);
    if (tones.regionAt(x, y) === 0) continue;
    const tone = tones.at(x, y);
    if (random() < (0.8 - tone) * 1.2) stipple += `M${fixed(x - 1.7)} ${fixed(y)}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0`;
  }
  const inks = ['#231f1e', INK.ember, '#e6c27c', '#5f7a58'];
  return (
    `<path d="${stipple}" fill="#2b2523"/>` +
    spans(tones, 0.3, '#231f1e') +
    spans(tones, 0.5, '#231f1e', (r) => r === 2).replace('<path', '<path opacity=".55"') +
    `<path d="${level((x, y) => (tones.regionAt(x, y) > 0 ? 1 : 0), 0.5, 3)}" stroke="#231f1e" stroke-width="7" stroke-linecap="round"/>` +
    place(printOf('flash/rose', inks), 150, 790, 300, -12) +
    place(printOf('flash/swallow', inks), 838, 190, 230, 8) +
    place(printOf('flash/key', inks), 862, 800, 270, 14) +
    place(printOf('flash/lantern', inks), 150, 200, 240, -4) +
    '<path d="M250 900C400 850 600 850 750 900L738 972C600 926 400 926 262 972Z" fill="#e6c27c" stroke="#231f1e" stroke-width="7"/>' +
    lettersAlong('HOLD FAST', 'condensed', line('M 268 952 C 400 904 600 904 732 952'), 48, '#231f1e', 160)
  );
}
