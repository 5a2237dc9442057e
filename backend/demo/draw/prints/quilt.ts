import type { Random } from '../seeded-random.js';
import { between } from '../seeded-random.js';
import type { Design } from './design.js';
import { fixed, inkOf } from './design.js';

type Corner = readonly [number, number];

/** A cut piece of cloth: hand-cut edges, hatched like a weave, with its running stitch just inside. */
function patch(corners: readonly Corner[], ink: string, random: Random, hatch: boolean): string {
  const cut = corners.map(([x, y]): Corner => [x + between(random, -2.5, 2.5), y + between(random, -2.5, 2.5)]);
  const cx = cut.reduce((sum, c) => sum + c[0], 0) / cut.length;
  const cy = cut.reduce((sum, c) => sum + c[1], 0) / cut.length;
  const path = (shrink: number): string =>
    `M${cut.map(([x, y]) => `${fixed(x + (cx - x) * shrink)} ${fixed(y + (cy - y) * shrink)}`).join('L')}Z`;
  if (!hatch) return `<path d="${path(0.03)}" fill="${ink}"/>`;
  const xs = cut.map((c) => c[0]);
  const ys = cut.map((c) => c[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const id = `p${Math.round(cx * 10)}-${Math.round(cy * 10)}`;
  let lines = '';
  for (let d = x0 - (y1 - y0); d < x1; d += 9) lines += `M${fixed(d)} ${fixed(y1)}L${fixed(d + y1 - y0)} ${fixed(y0)}`;
  return `<clipPath id="${id}"><path d="${path(0.03)}"/></clipPath><g clip-path="url(#${id})"><path d="${lines}" stroke="${ink}" stroke-width="4.4"/></g><path d="${path(0.04)}" fill="none" stroke="${ink}" stroke-width="3.4"/>`;
}

const star: Design = (inks, random) => {
  let drawn = '';
  const point = (angle: number, reach: number): Corner => [500 + Math.cos(angle) * reach, 500 + Math.sin(angle) * reach];
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 - Math.PI / 2;
    for (let ring = 0; ring < 4; ring++) {
      for (let k = 0; k <= ring; k++) {
        const u = [Math.cos(a - Math.PI / 8), Math.sin(a - Math.PI / 8)] as const;
        const v = [Math.cos(a + Math.PI / 8), Math.sin(a + Math.PI / 8)] as const;
        const size = 112;
        const at = (m: number, n: number): Corner => [500 + size * (u[0] * m + v[0] * n), 500 + size * (u[1] * m + v[1] * n)];
        const m = ring - k;
        if (m > 2 || k > 2) continue;
        drawn += patch(
          [at(m, k), at(m + 1, k), at(m + 1, k + 1), at(m, k + 1)],
          inkOf(inks, (ring + i) % inks.length),
          random,
          (ring + k) % 3 === 1,
        );
      }
    }
  }
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 - Math.PI / 2 + Math.PI / 8;
    drawn += patch([point(a, 356), point(a - 0.16, 440), point(a, 480), point(a + 0.16, 440)], inkOf(inks, 1), random, false);
  }
  return drawn;
};

const logCabin: Design = (inks, random) => {
  let drawn = '';
  for (let bx = 0; bx < 3; bx++) {
    for (let by = 0; by < 3; by++) {
      const left = 62 + bx * 296;
      const top = 62 + by * 296;
      let [x0, y0, x1, y1] = [left + 118, top + 118, left + 166, top + 166];
      drawn += patch(
        [
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
        ],
        inkOf(inks, 1),
        random,
        false,
      );
      const w = 28;
      const flip = (bx + by) % 2 === 0;
      for (let ring = 0; ring < 4; ring++) {
        const light = inkOf(inks, flip ? 2 : 0);
        const dark = inkOf(inks, flip ? 0 : 2);
        drawn += patch(
          [
            [x0, y0 - w],
            [x1, y0 - w],
            [x1, y0],
            [x0, y0],
          ],
          light,
          random,
          ring % 2 === 0,
        );
        y0 -= w;
        drawn += patch(
          [
            [x1, y0],
            [x1 + w, y0],
            [x1 + w, y1],
            [x1, y1],
          ],
          light,
          random,
          ring % 2 === 1,
        );
        x1 += w;
        drawn += patch(
          [
            [x0, y1],
            [x1, y1],
            [x1, y1 + w],
            [x0, y1 + w],
          ],
          dark,
          random,
          false,
        );
        y1 += w;
        drawn += patch(
          [
            [x0 - w, y0],
            [x0, y0],
            [x0, y1],
            [x0 - w, y1],
          ],
          dark,
          random,
          ring % 2 === 0,
        );
        x0 -= w;
      }
    }
  }
  return drawn;
};

const geese: Design = (inks, random) => {
  let drawn = '';
  for (let column = 0; column < 3; column++) {
    for (let row = 0; row < 7; row++) {
      const x = 90 + column * 285;
      const y = 60 + row * 126 + (column % 2) * 12;
      const ink = inkOf(inks, (row + column) % inks.length);
      drawn += patch(
        [
          [x, y + 112],
          [x + 125, y],
          [x + 250, y + 112],
        ],
        ink,
        random,
        false,
      );
      drawn += patch(
        [
          [x, y],
          [x + 112, y],
          [x, y + 100],
        ],
        inkOf(inks, 2),
        random,
        true,
      );
      drawn += patch(
        [
          [x + 250, y],
          [x + 138, y],
          [x + 250, y + 100],
        ],
        inkOf(inks, 2),
        random,
        true,
      );
    }
  }
  return drawn;
};

const strips: Design = (inks, random) => {
  let drawn = '';
  let y = 40;
  let row = 0;
  while (y < 940) {
    const h = between(random, 46, 92);
    let x = 130 + between(random, -30, 30);
    while (x < 850) {
      const w = between(random, 60, 210);
      drawn += patch(
        [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ],
        inkOf(inks, Math.floor(random() * inks.length)),
        random,
        random() < 0.34,
      );
      x += w;
    }
    y += h;
    row++;
  }
  return `<g transform="rotate(${row % 2 === 0 ? 0 : 90} 500 500)">${drawn}</g>`;
};

export const quilt: Readonly<Record<string, Design>> = { star, 'log-cabin': logCabin, geese, strips };
