import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * All violations on the page, or in the parts that match `selector`. Legacy mode avoids the second page that axe opens for
 * cross-origin frames, which no screen has.
 */
export async function axeViolations(page: Page, selector = 'html'): Promise<Violations> {
  const axe = new AxeBuilder({ page })
    .include(selector)
    .withTags(TAGS)
    .options({ resultTypes: ['violations'] });
  return (await axe.setLegacyMode().analyze()).violations;
}

/** Serious and critical violations as text: rule, element and summary. */
export async function seriousViolations(page: Page, selector?: string): Promise<string[]> {
  return (await axeViolations(page, selector))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** Expects no serious or critical violation, in the parts that match `selector`; `state` names the screen's state in the failure. */
export async function expectAccessible(page: Page, state: string, selector?: string): Promise<void> {
  expect({ state, violations: await seriousViolations(page, selector) }).toEqual({ state, violations: [] });
}
