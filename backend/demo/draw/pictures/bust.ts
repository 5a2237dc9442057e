import type { Size } from '../cloth/raster.js';
import { blurred, rasterColours } from '../cloth/raster.js';
import { hairBefore, hairBehind, shape, stroke } from './sitter.js';
import type { Bust } from './sitter.js';

export interface Tones {
  readonly size: Size;
  readonly light: Float32Array;
  /** 0 ground, 1 clothes, 2 skin, 3 hair. */
  readonly region: Uint8Array;
  readonly at: (x: number, y: number) => number;
  readonly regionAt: (x: number, y: number) => number;
}

const PIXELS = 500;

function drawing(b: Bust): string {
  const s = b.skin;
  const dark = s * 0.52;
  const deep = s * 0.3;
  const c = b.clothes;
  const shoulders =
    'M100 1100C130 860 210 790 330 752C390 732 420 712 428 670H572C580 712 610 732 670 752C790 790 870 860 900 1100H100Z';
  const collars: Record<Bust['collar'], string> = {
    crew: stroke('M404 724C440 792 560 792 596 724', c * 0.6, 1, 22),
    shirt:
      shape('M408 706L380 742L450 846L500 770ZM592 706L620 742L550 846L500 770Z', c * 1.25, 1) +
      stroke('M500 780V1000', c * 0.55, 1, 6),
    hood:
      shape(
        'M352 700C380 820 470 850 500 860C530 850 620 820 648 700C700 740 690 860 500 930C310 860 300 740 352 700Z',
        c * 0.72,
        1,
      ) + stroke('M452 862V980M548 862V970', c * 1.5, 1, 9),
    shawl: shape(
      'M360 716C440 850 480 900 470 1000L260 1000C280 880 320 780 360 716ZM640 716C560 850 520 900 530 1000L740 1000C720 880 680 780 640 716Z',
      c * 1.3,
      1,
    ),
  };
  const line = b.older
    ? stroke(
        'M430 452C420 470 416 490 420 506M570 452C580 470 584 490 580 506M420 318C470 308 530 308 580 318M436 300C480 292 520 292 564 300',
        s * 0.72,
        2,
        4,
      )
    : '';
  const beard =
    b.beard === 'full'
      ? shape(
          'M384 430C384 560 430 640 500 642C570 640 616 560 616 430C604 480 580 496 548 488C520 478 480 478 452 488C420 496 396 480 384 430Z',
          b.hairTone,
          3,
        ) + shape('M446 508C480 494 520 494 554 508C540 540 460 540 446 508Z', s * 0.62, 2)
      : b.beard === 'moustache'
        ? shape(
            'M440 494C466 470 492 474 500 482C508 474 534 470 560 494C540 504 516 498 500 496C484 498 460 504 440 494Z',
            b.hairTone,
            3,
          )
        : b.beard === 'stubble'
          ? shape(
              'M388 450C394 540 440 584 500 586C560 584 606 540 612 450C600 500 570 500 550 484C520 470 480 470 450 484C430 500 400 500 388 450Z',
              s * 0.68,
              2,
            )
          : '';
  const glasses = b.glasses
    ? stroke(
        'M402 384A46 40 0 1 1 488 384A46 40 0 1 1 402 384M512 384A46 40 0 1 1 598 384A46 40 0 1 1 512 384M488 378Q500 368 512 378M402 376L374 366M598 376L626 366',
        0.06,
        3,
        8,
      )
    : '';
  return (
    '<rect width="1000" height="1000" fill="rgb(255,0,0)"/><g transform="translate(500 470) scale(1.24) translate(-500 -412)">' +
    hairBehind(b) +
    '<g transform="translate(0 -58)">' +
    shape(shoulders, c, 1) +
    shape('M572 670C580 712 610 732 670 752C790 790 870 860 900 1100L600 1100C640 900 620 800 572 720Z', c * 0.62, 1) +
    shape('M428 560L424 700C440 770 560 770 576 700L572 560Z', dark, 2) +
    shape('M428 620L424 700C434 740 460 756 490 758C450 720 440 670 440 640Z', s * 0.86, 2) +
    collars[b.collar] +
    '</g>' +
    shape('M378 380C352 366 350 440 384 458ZM622 380C648 366 650 440 616 458Z', s * 0.8, 2) +
    shape('M500 210C596 210 628 300 620 398C616 486 572 590 500 594C428 590 384 486 380 398C372 300 404 210 500 210Z', s, 2) +
    shape(
      'M540 214C604 232 628 310 620 398C616 486 572 590 504 594C548 560 560 520 554 480C550 452 580 430 572 386C564 350 566 280 540 214Z',
      dark,
      2,
    ) +
    shape(
      'M400 372C410 346 470 346 486 380C462 404 420 400 400 372ZM514 380C530 346 588 346 602 372C584 402 540 404 514 380Z',
      s * 0.66,
      2,
    ) +
    shape(
      'M412 382C428 366 464 366 478 386C460 398 428 398 412 382ZM524 386C540 366 574 366 590 382C574 398 542 398 524 386Z',
      0.92,
      2,
    ) +
    `<circle cx="446" cy="382" r="12.5" fill="rgb(12,170,0)"/><circle cx="556" cy="382" r="12.5" fill="rgb(12,170,0)"/><circle cx="442" cy="378" r="3.4" fill="rgb(250,170,0)"/><circle cx="552" cy="378" r="3.4" fill="rgb(250,170,0)"/>` +
    stroke('M410 380C428 362 466 362 480 384M522 384C538 362 576 362 592 380', 0.08, 3, 6.5) +
    stroke(
      'M398 348C420 328 458 328 484 344M516 344C542 328 582 328 602 348',
      b.hair === 'wrap' ? 0.12 : Math.min(0.3, b.hairTone),
      3,
      12,
    ) +
    shape('M504 370C512 410 528 440 534 458C524 476 486 478 474 466C490 466 506 460 506 440Z', dark * 0.92, 2) +
    stroke('M474 464C482 474 490 472 496 470M508 470C516 474 526 470 532 460', deep * 0.7, 2, 6) +
    stroke('M496 384C494 412 492 430 490 446', Math.min(1, s * 1.25), 2, 8) +
    beard +
    shape('M446 520C470 506 490 510 500 514C510 510 530 506 554 520C530 526 470 526 446 520Z', deep * 0.85, 2) +
    shape('M448 522C470 528 530 528 552 522C540 548 460 548 448 522Z', s * 0.74, 2) +
    stroke('M474 560C490 566 510 566 526 560', dark, 2, 8) +
    shape('M402 420C420 410 450 424 452 448C440 466 410 456 402 420Z', Math.min(1, s * 1.14), 2) +
    shape('M430 250C460 236 500 236 520 246C500 276 450 280 430 250Z', Math.min(1, s * 1.1), 2) +
    line +
    hairBefore(b) +
    glasses +
    '</g>'
  );
}

export async function tonesOf(bust: Bust, softness: number): Promise<Tones> {
  const frame = { x: 0, y: 0, width: 1000, height: 1000, scale: PIXELS / 1000 };
  const pixels = await rasterColours(drawing(bust), frame);
  const size = { width: PIXELS, height: PIXELS };
  const raw = new Float32Array(PIXELS * PIXELS);
  const region = new Uint8Array(PIXELS * PIXELS);
  for (let i = 0; i < raw.length; i++) {
    raw[i] = pixels[i * 4]! / 255;
    region[i] = Math.round(pixels[i * 4 + 1]! / 85);
  }
  const light = softness > 0 ? blurred(raw, size, softness) : raw;
  const index = (x: number, y: number): number => {
    const px = Math.min(PIXELS - 1, Math.max(0, Math.round(x * frame.scale)));
    const py = Math.min(PIXELS - 1, Math.max(0, Math.round(y * frame.scale)));
    return py * PIXELS + px;
  };
  return { size, light, region, at: (x, y) => light[index(x, y)]!, regionAt: (x, y) => region[index(x, y)]! };
}
