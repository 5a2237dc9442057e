import { create } from 'qrcode/lib/core/qrcode.js';

export interface QrCodePath {
  /** Modules a side. */
  size: number;
  /** One square for each dark module, for an SVG path. */
  path: string;
}

/** Medium error correction: a scratched screen, or a thumb over a corner, is forgiven. */
export function qrCodePath(text: string): QrCodePath {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = [...modules.data].flatMap((isDark, index) => (isDark ? [index] : []));
  const path = dark.map((index) => `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`).join('');
  return { size: modules.size, path };
}
