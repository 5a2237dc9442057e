import type { Line } from '../geometry.js';
import { pathOf } from '../geometry.js';
import type { Seam } from './garment.js';

/** Grooves in red and threads in green, inside of the part. */
export function seamDrawing(seams: readonly Seam[], outline: Line): string {
  const clip = `<clipPath id="c"><path d="${pathOf(outline, true)}"/></clipPath>`;
  const drawn = seams.map((seam) => {
    const groove = seam.groove ?? 1;
    const base =
      groove > 0
        ? `<path d="${pathOf(seam.path, false)}" stroke="rgb(${Math.round(groove * 255)},0,0)" stroke-width="2.6"/>`
        : '';
    const rows = seam.rows.map((by) => {
      const row = seam.path.map((p, i) => {
        const a = seam.path[Math.max(0, i - 3)] ?? p;
        const b = seam.path[Math.min(seam.path.length - 1, i + 3)] ?? p;
        const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        return { x: p.x - ((b.y - a.y) / length) * by, y: p.y + ((b.x - a.x) / length) * by };
      });
      return (
        `<path d="${pathOf(row, false)}" stroke="rgb(70,0,0)" stroke-width="2.6"/>` +
        `<path d="${pathOf(row, false)}" stroke="rgb(70,255,0)" stroke-width="1.25" stroke-dasharray="4.6 2.1" stroke-linecap="round"/>`
      );
    });
    return base + rows.join('');
  });
  return `<defs>${clip}</defs><g clip-path="url(#c)" fill="none" stroke-linejoin="round">${drawn.join('')}</g>`;
}
