import { oneOfEach, type ProductDetail } from '@shop/contract';
import { Popover } from '#components/ui/dialog/popover.tsx';
import { missingOptions, withValue } from './option-choice.ts';
import { OptionFields } from './option-fields.tsx';
import type { SizeChoice } from './use-size-choice.ts';

interface BarSizePickerProps {
  product: ProductDetail;
  sizes: SizeChoice;
  open: boolean;
  onClose: () => void;
  anchor: DOMRect;
}

/** The choice of the page once more, at the lower edge of a phone; the last missing value closes it. */
export function BarSizePicker({ product, sizes, open, onClose, anchor }: BarSizePickerProps) {
  const { options, choice, choose } = sizes;
  const onChoose = (position: number, value: string): void => {
    choose(position, value);
    if (missingOptions(options, withValue(choice, position, value)).length === 0) onClose();
  };
  return (
    <Popover open={open} onClose={onClose} title={`Select ${oneOfEach(product.optionNames)}`} anchor={anchor}>
      <form onSubmit={(event) => event.preventDefault()}>
        <OptionFields options={options} variants={product.variants} choice={choice} onChoose={onChoose} />
      </form>
    </Popover>
  );
}
