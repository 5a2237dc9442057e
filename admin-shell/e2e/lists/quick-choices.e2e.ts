import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@shop/browser-testing';
import { openAdmin, showSection } from '../support/admin-journey';

/** A control that is clicked, or a field that gets `value`. */
interface Choice {
  control: Locator;
  value?: string;
}

/** Makes the second choice before the first one is rendered. */
async function chooseAtOnce(page: Page, choices: readonly Choice[]): Promise<void> {
  const made = await Promise.all(choices.map(async ({ control, value }) => ({ element: await control.elementHandle(), value })));
  await page.evaluate((all) => {
    for (const { element, value } of all) {
      if (value === undefined) (element as HTMLElement).click();
      else {
        // Past the setter with which React knows the value it rendered.
        Reflect.set(HTMLInputElement.prototype, 'value', value, element);
        element?.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }, made);
}

const radio = (page: Page, name: string): Choice => ({ control: page.getByRole('radio', { name }) });
const dates = (page: Page): Choice[] => [
  { control: page.getByLabel('From'), value: '2026-01-02' },
  { control: page.getByLabel('To', { exact: true }), value: '2026-03-04' },
];

test('quick choices are all kept in the figures and in the activity log', async ({ page }) => {
  await openAdmin(page, '/admin');
  for (const { list, choices, query } of [
    {
      list: 'orders/figures',
      choices: [radio(page, 'Product'), { control: page.getByRole('checkbox', { name: 'Compare' }) }],
      query: { by: 'product', compare: 'none' },
    },
    { list: 'activity', choices: dates(page), query: { from: '2026-01-02', to: '2026-03-04' } },
  ]) {
    await showSection(page, list);
    for (const { control } of choices) await expect(control).toBeAttached();
    await chooseAtOnce(page, choices);
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(query);
  }
});
