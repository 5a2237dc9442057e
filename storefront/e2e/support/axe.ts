import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violations = OrderPollState<ReturnType<AxeBuilder['analyze']>>['axeViolations'];

/**
 * All that axe finds on the page, or in the parts that `inside` (a CSS selector) names. Legacy mode: without the second page
 * that axe opens for frames of strangers, of which no screen of ours has any.
 */
export async function axeViolations(page: Page, inside = 'html'): Promise<Violations> {
  const axe = new AxeBuilder({ page })
    .include(inside)
    .withTags(RULES)
    .options({ resultTypes: ['axeViolations'] });
  return (await axe.setLegacyMode().analyze()).axeViolations;
}

/** What axe finds serious or critical, in words that name the place. */
export async function seriousViolations(page: Page, inside?: string): Promise<string[]> {
  return (await axeViolations(page, inside))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** Nothing on the page, as it is now, keeps anybody out. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  expect({ place, seriousViolations: await seriousViolations(page) }).toEqual({ place, seriousViolations: [] });
}
