import { openingDuties } from './opening-duties.js';

const step = (title: string, owner: 'staff' | 'operator', done: boolean) => ({
  title,
  owner,
  done,
  link: owner === 'staff' ? `/admin/${title}` : null,
});

it('leads to the first step that staff have to do', () => {
  const steps = [step('done', 'staff', true), step('server', 'operator', false), step('tax', 'staff', false)];
  expect(openingDuties({ steps, done: 1, total: 3 })).toEqual([
    { id: 'opening', text: 'Before you open: 1 of 3 steps are done. Next: tax', action: 'Set up', link: '/admin/tax' },
  ]);
});

it('is done when only the person who runs the server has something to do', () => {
  expect(openingDuties({ steps: [step('done', 'staff', true), step('server', 'operator', false)], done: 1, total: 2 })).toEqual(
    [],
  );
});
