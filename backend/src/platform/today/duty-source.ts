export const DUTY_GROUPS = ['sell', 'make', 'books', 'shop'] as const;
export type DutyGroup = (typeof DUTY_GROUPS)[number];

/** Something that waits for staff, as the page "Today" shows it. */
export interface Duty {
  /** Of all duties; the same while the same thing waits. */
  id: string;
  /** One sentence in the words of staff: "34 parcels to pack". */
  text: string;
  /** The label of the link: "Start packing". */
  action: string;
  /** Path in the admin of the first step, for example /admin/orders/pack. */
  link: string;
}

/**
 * Extended by providers of modules that know what waits for staff. The module `today` finds them in the container, so that it depends on
 * none of these modules.
 */
export abstract class DutySource {
  /** What staff call it when it cannot be asked: "Payments". */
  abstract readonly label: string;
  abstract readonly group: DutyGroup;
  /** The place in its group, the lowest first. */
  abstract readonly rank: number;
  /** The name of the right of those who are told; nobody is told without one that `auth` knows. */
  abstract readonly right: string;

  /** Reads only what waits, in one statement; none when nothing does. */
  abstract duties(): Promise<Duty[]>;
}
