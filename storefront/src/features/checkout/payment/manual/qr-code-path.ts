import { create } from 'qrcode/lib/core/qrcode.js';

interface QrCodePath {
  /** Modules per side. */
  size: number;
  /** SVG path data: one square for each dark module. */
  path: string;
}

/** Encodes with medium error correction, so that a scratched screen or a covered corner still scans. */
export function qrCodePath(text: string): QrCodePath {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = [...modules.data].flatMap((isDark, index) => (isDark ? [index] : []));
  const path = dark.map((index) => `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`).join('');
  return { size: modules.size, path };
}
