import { fireEvent, render, screen } from '@shop/component-testing';
import { useState } from 'react';
import type { TypedCount } from '../count.ts';
import { CountInput } from './count-input.tsx';

function Form() {
  const [count, setCount] = useState<TypedCount>(5);
  return (
    <>
      <CountInput aria-label="Hours" value={count} onChange={setCount} />
      <output>{JSON.stringify(count)}</output>
      <button type="button" onClick={() => setCount(7)}>
        Reset
      </button>
    </>
  );
}

it('keeps what is typed, also after the focus has left, and shows a value that the form sets', () => {
  render(<Form />);
  const field = screen.getByLabelText('Hours');
  expect(field).toHaveValue('5');
  for (const [typed, count] of [
    ['1,200', '1200'],
    ['3.7', '"3.7"'],
    ['', 'null'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(field).toHaveValue(typed);
    expect(screen.getByRole('status')).toHaveTextContent(count);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field).toHaveValue('7');
});
