/** A head and shoulders as tones, which each artist then translates into their own marks. */
export interface Bust {
  readonly hair: 'afro' | 'bun' | 'cropped' | 'locs' | 'long' | 'wrap' | 'bald' | 'slick';
  readonly skin: number;
  readonly hairTone: number;
  readonly glasses?: boolean;
  readonly beard?: 'full' | 'moustache' | 'stubble';
  readonly collar: 'crew' | 'shirt' | 'hood' | 'shawl';
  readonly clothes: number;
  readonly older?: boolean;
}

export function shape(d: string, tone: number, region: number, extra = ''): string {
  const light = Math.round(Math.max(0, Math.min(1, tone)) * 255);
  return `<path d="${d}" fill="rgb(${light},${region * 85},0)" ${extra}/>`;
}

export function stroke(d: string, tone: number, region: number, width: number): string {
  const light = Math.round(Math.max(0, Math.min(1, tone)) * 255);
  return `<path d="${d}" fill="none" stroke="rgb(${light},${region * 85},0)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function ball(x: number, y: number, r: number, tone: number): string {
  return shape(`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`, tone, 3);
}

export function hairBehind(b: Bust): string {
  const h = b.hairTone;
  switch (b.hair) {
    case 'afro': {
      let curls = ball(500, 300, 212, h);
      for (let i = 0; i < 34; i++) {
        const a = (i / 34) * Math.PI * 2;
        if (Math.sin(a) < 0.75)
          curls += ball(500 + Math.cos(a) * 208, 298 + Math.sin(a) * 204, 30, h + (Math.cos(a + 2.2) > 0.3 ? 0.1 : 0));
      }
      return curls;
    }
    case 'bun':
      return (
        ball(500, 150, 82, h) + ball(476, 130, 40, h + 0.12) + shape('M360 420C330 180 670 180 640 420L630 480L370 480Z', h, 3)
      );
    case 'locs': {
      let locs = '';
      for (let i = 0; i < 17; i++) {
        const x = 356 + i * 18;
        const low = 610 + 60 * Math.cos((i - 8) / 4);
        locs += stroke(
          `M${500 + (x - 500) * 0.6} 240C${x - (500 - x) * 0.4} 330 ${x + (x - 500) * 0.35} 480 ${x + (x - 500) * 0.32} ${low}`,
          h + (i % 3) * 0.07,
          3,
          21,
        );
      }
      return locs;
    }
    case 'long':
      return shape(
        'M346 430C310 160 690 160 654 430C664 560 690 680 720 800L600 780L400 780L280 800C310 680 336 560 346 430Z',
        h,
        3,
      );
    default:
      return '';
  }
}

export function hairBefore(b: Bust): string {
  const h = b.hairTone;
  const cap =
    'M372 372C356 220 430 168 506 170C590 170 646 226 628 372C618 330 606 306 588 288C530 300 450 298 414 286C394 306 382 330 372 372Z';
  switch (b.hair) {
    case 'cropped':
      return shape(cap, h, 3) + shape('M392 290C410 200 480 182 540 190C480 204 430 240 414 286Z', h + 0.13, 3);
    case 'slick':
      return (
        shape(
          'M370 366C340 190 440 140 520 146C620 150 656 240 630 366C620 300 600 262 560 246C490 262 420 268 396 290C382 312 376 340 370 366Z',
          h,
          3,
        ) + shape('M400 270C430 190 500 170 570 186C500 196 450 226 424 268Z', h + 0.2, 3)
      );
    case 'afro':
      return shape('M380 330C390 268 440 236 500 236C566 236 612 268 622 330C580 282 430 282 380 330Z', h, 3);
    case 'bun':
    case 'long':
      return (
        shape('M370 400C352 240 430 190 500 190C576 190 648 240 630 400C622 330 580 272 506 240C440 272 384 330 370 400Z', h, 3) +
        shape('M386 330C400 250 450 214 494 208C440 246 410 280 400 326Z', h + 0.16, 3)
      );
    case 'locs':
      return (
        shape('M376 350C366 236 430 186 500 186C574 186 636 236 624 350C604 296 560 262 500 258C446 262 398 296 376 350Z', h, 3) +
        stroke('M430 230L410 300M470 212L456 280M510 208L506 276M552 214L556 282M590 236L596 306', h + 0.14, 3, 9)
      );
    case 'wrap':
      return (
        shape('M366 330C340 150 430 92 520 96C640 100 670 220 636 332C560 270 440 268 366 330Z', h, 3) +
        shape('M384 300C400 190 470 130 560 130C490 160 440 220 424 284Z', h + 0.22, 3) +
        shape('M520 110C560 40 660 60 640 130C700 150 660 220 600 190C560 180 530 150 520 110Z', h + 0.1, 3) +
        stroke('M376 316C450 262 560 262 632 318M400 250C470 204 560 204 630 262M430 180C490 150 570 156 618 200', h - 0.14, 3, 7)
      );
    default:
      return shape(
        'M374 352C372 300 380 270 392 250C388 290 388 320 386 360ZM626 352C628 300 620 270 608 250C612 290 612 320 614 360Z',
        b.hairTone,
        3,
      );
  }
}
