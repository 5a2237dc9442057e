import type { Duty } from '#platform/today/duty-source.js';
import type { LaunchChecklistView } from '../launch-checklist.view.js';

type Step = Pick<LaunchChecklistView['steps'][number], 'title' | 'owner' | 'done' | 'link'>;

interface Checklist extends Pick<LaunchChecklistView, 'done' | 'total'> {
  steps: readonly Step[];
}

/** The steps of the person who runs the server stay on the card below. */
export function openingDuties({ steps, done, total }: Checklist): Duty[] {
  const next = steps.find((step) => step.owner === 'staff' && !step.done);
  if (!next) return [];
  const text = `Before you open: ${done} of ${total} steps are done. Next: ${next.title}`;
  return [{ id: 'opening', text, action: 'Set up', link: next.link ?? '/admin#opening' }];
}
