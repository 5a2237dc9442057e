import { Select } from '@shop/admin-kit';
import { STATE_CODES, stateNameOf } from '@shop/contract';
import type { ComponentProps } from 'react';

const OPTIONS = STATE_CODES.map((code) => ({ value: code, label: `${stateNameOf(code)} (${code})` })).toSorted((a, b) =>
  a.label.localeCompare(b.label),
);

/** Chooses one state or several, by name or code. */
export const StateSelect = (props: Omit<ComponentProps<typeof Select>, 'options' | 'showSearch'>) => (
  <Select {...props} options={OPTIONS} showSearch={{ optionFilterProp: 'label' }} />
);
