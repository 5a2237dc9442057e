import { cutAtCharacter } from '@shop/contract/clean-text';
import { cutAtWord } from '#platform/plain-text.js';
import { monoline } from './monoline-letters.js';
import { silhouetteOf } from './silhouettes.js';

/** The colours of the storefront (contract/tokens.css), so that a placeholder matches its design. */
const PAPER = '#f5eee1';
const CLOTH = '#ebe1cf';
const RULE = '#d5c9b4';
const INK = '#1b1713';
const SOFT_INK = '#63584b';

/** Size and colour of every placeholder, so that it is not decoded. */
export const PLACEHOLDER_INFO = { width: 1200, height: 1500, color: PAPER };

const MAX_NAME_CHARACTERS = 60;
const MAX_LINE_CHARACTERS = 30;
const LETTER_SCALE = 2.3;

/** The last started drawing. Drawings run one at a time: the first to finish would block SVG for the others. */
let drawing: Promise<unknown> = Promise.resolve();

/** A WebP of 1200 by 1500 for a product without images: the outline of its kind of garment with its name below. */
export function drawPlaceholder(name: string, categorySlug: string | undefined): Promise<Buffer> {
  const drawn = drawing.then(() => draw(placeholderSvg(name, categorySlug)));
  drawing = drawn.catch(() => undefined);
  return drawn;
}

async function draw(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // The media module blocks SVG for the whole process because a hostile file can hang libvips. This SVG is generated
  // here, and the importer decodes nothing else at the same time.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  try {
    return await sharp(Buffer.from(svg)).webp({ quality: 86, effort: 2 }).toBuffer();
  } finally {
    sharp.block({ operation: ['VipsForeignLoadSvg'] });
  }
}

export function placeholderSvg(name: string, categorySlug: string | undefined): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="0 0 1200 1500">
<rect width="1200" height="1500" fill="${PAPER}"/>
<rect x="60" y="60" width="1080" height="1380" fill="none" stroke="${RULE}" stroke-width="3"/>
<g stroke-linecap="round" stroke-linejoin="round">${garment(categorySlug)}</g>
<path d="M570 1232H630" stroke="${INK}" stroke-width="4"/>
${label(name)}
</svg>`;
}

function garment(categorySlug: string | undefined): string {
  const { silhouette, mirrorDetails } = silhouetteOf(categorySlug);
  const fill = `<path d="${silhouette.outline}Z" fill="${mirrorDetails ? CLOTH : 'none'}"/>`;
  const edge = `<path d="${silhouette.outline}" fill="none" stroke="${INK}" stroke-width="7"/>`;
  const seams = `<path d="${silhouette.details.join('')}" fill="none" stroke="${mirrorDetails ? SOFT_INK : INK}" stroke-width="${mirrorDetails ? 3.5 : 7}"/>`;
  const mirror = 'transform="translate(1200 0) scale(-1 1)"';
  return `${fill}<g ${mirror}>${fill}</g>${edge}<g ${mirror}>${edge}${mirrorDetails ? seams : ''}</g>${seams}`;
}

function label(name: string): string {
  return linesOf(cutAtWord(name, MAX_NAME_CHARACTERS))
    .map((line, index) => {
      const { path, width } = monoline(line);
      const x = 600 - (width * LETTER_SCALE) / 2;
      const transform = `translate(${x.toFixed(1)} ${1276 + index * 52}) scale(${LETTER_SCALE})`;
      return `<g transform="${transform}" fill="none" stroke="${SOFT_INK}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">${path}</g>`;
    })
    .join('\n');
}

function halvesOf(word: string): string[] {
  const first = cutAtCharacter(word, MAX_LINE_CHARACTERS);
  return [first, word.slice(first.length)];
}

/** Two lines at most; the second takes the rest. */
function linesOf(name: string): string[] {
  if (name.length <= MAX_LINE_CHARACTERS) return [name];
  const space = name.lastIndexOf(' ', MAX_LINE_CHARACTERS);
  return space > 0 ? [name.slice(0, space), name.slice(space + 1)] : halvesOf(name);
}
