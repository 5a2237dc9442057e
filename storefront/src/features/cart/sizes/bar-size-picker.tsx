import { oneOfEach, type ProductDetail } from '@shop/contract';
import type { KeyboardEvent } from 'react';
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

/** The choice of the page once more, at the lower edge of a phone. A press on the last missing value closes it; arrow keys only choose. */
export function BarSizePicker({ product, sizes, open, onClose, anchor }: BarSizePickerProps) {
  const { options, choice, choose } = sizes;
  const isComplete = missingOptions(options, choice).length === 0;
  const onChoose = (position: number, value: string, isPress: boolean): void => {
    choose(position, value);
    if (isPress && missingOptions(options, withValue(choice, position, value)).length === 0) onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The button that opened it gets the focus, and would be pressed by the same key.
    event.preventDefault();
    if (isComplete) onClose();
  };
  return (
    <Popover open={open} onClose={onClose} title={`Select ${oneOfEach(product.optionNames)}`} anchor={anchor}>
      {/* The keys are those of the radio buttons inside. */}
      <form role="presentation" onKeyDown={onKeyDown} onSubmit={(event) => event.preventDefault()}>
        <OptionFields options={options} variants={product.variants} choice={choice} onChoose={onChoose} />
      </form>
    </Popover>
  );
}
