import { pleaseSelect, type ProductDetail } from '@shop/contract';
import { startTransition, useOptimistic, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { findVariant, missingOptions, optionsOf, readChoice, withValue, writeChoice, type Choice } from './option-choice.ts';

/** The choice of a size on the product page. The address holds it, so that shared links keep it and it works without scripts. */
export function useSizeChoice(product: ProductDetail) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const options = optionsOf(product);
  // The router renders a new address in a transition; the radio button must not wait for it.
  const [choice, setChoice] = useOptimistic<Choice>(readChoice(options, search));
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const variant = findVariant(product.variants, choice);
  const missing = missingOptions(options, choice);
  const choose = (position: number, value: string) => {
    const next = withValue(choice, position, value);
    startTransition(() => {
      setChoice(next);
      void navigate({ search: writeChoice(options, next, search) }, { replace: true });
    });
  };
  /** True if the product can be added; otherwise shows and announces what is missing, and focuses it. */
  const confirm = (): boolean => {
    setRefused(missing.length > 0);
    const first = options.find(({ name }) => name === missing[0]);
    const radio = first && form.current?.querySelector<HTMLInputElement>(`input[name="${first.parameter}"]`);
    radio?.focus({ preventScroll: true });
    radio?.closest('fieldset')?.scrollIntoView({ block: 'center' });
    return missing.length === 0;
  };
  return {
    form,
    options,
    choice,
    choose,
    variant,
    confirm,
    /** The options without a chosen value. */
    missing,
    /** The combination does not exist, or has no stock. */
    isSoldOut: product.stockQuantity === 0 || (missing.length === 0 && options.length > 0 && !variant?.inStock),
    error: isRefused && missing.length > 0 ? pleaseSelect(missing) : undefined,
  };
}

export type SizeChoice = ReturnType<typeof useSizeChoice>;
