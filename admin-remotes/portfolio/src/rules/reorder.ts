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
