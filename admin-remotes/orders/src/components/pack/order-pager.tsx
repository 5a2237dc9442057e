import { ArrowLeftOutlined, ArrowRightOutlined, Button, useShortcuts } from '@shop/admin-kit';

interface OrderPagerProps {
  /** Ids; undefined at the ends of the list. */
  previous: string | undefined;
  next: string | undefined;
  onOpen: (id: string) => void;
}

/** To the previous and the next order of the list, also by K and J. */
export function OrderPager({ previous, next, onOpen }: OrderPagerProps) {
  useShortcuts({
    k: previous === undefined ? undefined : () => onOpen(previous),
    j: next === undefined ? undefined : () => onOpen(next),
  });
  const button = (label: string, key: string, icon: typeof ArrowLeftOutlined, id: string | undefined) => {
    const Icon = icon;
    return (
      <Button
        icon={<Icon aria-hidden />}
        aria-label={label}
        aria-keyshortcuts={key}
        title={`${label} (${key})`}
        disabled={id === undefined}
        onClick={() => id !== undefined && onOpen(id)}
      />
    );
  };
  return (
    <>
      {button('Previous order', 'K', ArrowLeftOutlined, previous)}
      {button('Next order', 'J', ArrowRightOutlined, next)}
    </>
  );
}
