import { fireEvent, screen, waitFor } from '@shop/component-testing';
import { openSection } from '../../testing/open-section.tsx';
import type { TypedCount } from '../count.ts';
import { Button, Form } from '../ui.ts';
import { CountItem } from './count-item.tsx';

function openForm(required?: string) {
  const saved: { pieces?: TypedCount }[] = [];
  const element = (
    <Form<{ pieces?: TypedCount }> onFinish={(values) => saved.push(values)} initialValues={{ pieces: 2 }}>
      <CountItem name="pieces" label="Pieces" min={1} max={1_500} required={required} />
      <Button htmlType="submit">Save</Button>
    </Form>
  );
  const user = openSection([{ id: 'kit', title: 'Kit', routes: [{ path: '*', element }] }], '/admin/kit');
  const type = async (typed: string): Promise<HTMLElement> => {
    const field = await screen.findByLabelText('Pieces');
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return field;
  };
  return { saved, type };
}

const OUT_OF_RANGE = 'Pieces must be a whole number from 1 to 1,500, for example 12';

it.each(['0', '-1', '1501', '1,501', '2.5', '2,5', '1e3', '0x10', 'three', '٣', '2 3'])(
  'a number that is typed as "%s" stays and is refused with the range and an example',
  async (typed) => {
    const { saved, type } = openForm();
    const field = await type(typed);
    expect(await screen.findByText(OUT_OF_RANGE)).toBeVisible();
    expect(field).toHaveValue(typed);
    expect(saved).toEqual([]);
  },
);

it.each<[string, TypedCount]>([
  ['1', 1],
  ['1500', 1_500],
  ['1,500', 1_500],
  [' 7 ', 7],
  ['007', 7],
  ['', null],
])('a number that is typed as "%s" is %j', async (typed, count) => {
  const { saved, type } = openForm();
  await type(typed);
  await waitFor(() => expect(saved.at(-1)).toEqual({ pieces: count }));
});

it('an empty field that must be filled says so', async () => {
  const { saved, type } = openForm('Please enter how many pieces');
  await type('');
  expect(await screen.findByText('Please enter how many pieces')).toBeVisible();
  expect(saved).toEqual([]);
});
