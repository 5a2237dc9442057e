import { Button, EyeOutlined, InboxOutlined } from '@shop/admin-kit';
import type { AdminProduct, ProductEditOutcome } from '@shop/contract';
import { useChangeState } from '../../api/edit-products.ts';

interface StateButtonsProps {
  products: readonly AdminProduct[];
  disabled: boolean;
  onOutcomes: (outcomes: ProductEditOutcome[]) => void;
}

/** Shows the drafts among the products in the shop, and makes drafts of the others. */
export function StateButtons({ products, disabled, onOutcomes }: StateButtonsProps) {
  const changing = useChangeState(onOutcomes);
  const drafts = products.filter(({ state }) => state === 'draft');
  const live = products.filter(({ state }) => state === 'live');
  const isDisabled = disabled || changing.isPending;
  return (
    <>
      {drafts.length > 0 && (
        <Button
          icon={<EyeOutlined aria-hidden />}
          disabled={isDisabled}
          onClick={() => changing.mutate({ state: 'live', products: drafts })}
        >
          Show in the shop
        </Button>
      )}
      {live.length > 0 && (
        <Button
          icon={<InboxOutlined aria-hidden />}
          disabled={isDisabled}
          onClick={() => changing.mutate({ state: 'draft', products: live })}
        >
          Keep as a draft
        </Button>
      )}
    </>
  );
}
