interface Identified {
  id: string;
}

/** The items after `activeId` was dropped on `overId`; undefined if the order does not change. */
export function moveItem<Item extends Identified>(
  items: readonly Item[],
  activeId: string | number,
  overId: string | number | undefined,
): Item[] | undefined {
  const from = items.findIndex(({ id }) => id === activeId);
  const to = items.findIndex(({ id }) => id === overId);
  if (from === -1 || to === -1 || from === to) return undefined;
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
}

/** Where a button moves an item. */
export type Move = 'earlier' | 'later' | 'start';

/** The items after a move of `id`; undefined if the order does not change. */
export function moveBy<Item extends Identified>(items: readonly Item[], id: string, move: Move): Item[] | undefined {
  const from = items.findIndex((item) => item.id === id);
  const targets: Record<Move, number> = { earlier: from - 1, later: from + 1, start: 0 };
  const target = targets[move];
  return target < 0 ? undefined : moveItem(items, id, items[target]?.id);
}
