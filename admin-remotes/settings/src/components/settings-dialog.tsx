import type { AdminSettings, AdminShippingRate, TaxRule } from '@shop/contract';
import type { CardId, Group } from '../rules/setting-groups.ts';
import { GroupDialog } from './group-dialog.tsx';
import { RateDialog } from './pricing/rate-dialog.tsx';
import { RuleDialog } from './pricing/rule-dialog.tsx';

/** What the dialog of the settings screen edits; null creates a rate or a rule. */
export type EditTarget =
  | { kind: 'group'; card: CardId }
  | { kind: 'rate'; rate: AdminShippingRate | null }
  | { kind: 'rule'; rule: TaxRule | null };

interface SettingsDialogProps {
  target: EditTarget;
  open: boolean;
  groups: readonly Group[];
  settings: AdminSettings;
  onClose: () => void;
}

export function SettingsDialog({ target, groups, settings, ...dialog }: SettingsDialogProps) {
  if (target.kind === 'rate') return <RateDialog item={target.rate} {...dialog} />;
  if (target.kind === 'rule') return <RuleDialog item={target.rule} {...dialog} />;
  const group = groups.find(({ card }) => card === target.card);
  return group && <GroupDialog group={group} settings={settings} {...dialog} />;
}
