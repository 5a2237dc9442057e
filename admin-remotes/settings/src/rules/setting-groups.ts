import {
  handleRule,
  manualMethods,
  type PaymentHandles,
  type PaymentMethodInfo,
  type SettingsValues,
  type TextRule,
} from '@shop/contract';
import { type Setting, SETTING_GROUPS, type SettingGroup, SETTINGS } from '@shop/contract/settings-fields';

/** The groups of this page. Shipping price and sales tax are set by the API (docs/pricing.md). */
export type GroupId = Exclude<SettingGroup, 'pricing'>;
export type Field = keyof SettingsValues;
/** The text of a payment handle, which its payment method describes. */
export interface HandleSetting {
  kind: 'handle';
  label: string;
  hint: string;
  placeholder: string;
  rule: TextRule;
}
export type AnySetting = Setting | HandleSetting;

export interface Group {
  id: GroupId;
  title: string;
  hint: string;
  /** In the order of the screen. */
  fields: readonly { name: Field; setting: AnySetting }[];
}

const LISTED: Readonly<Record<string, Setting>> = SETTINGS;
/** Undefined for a payment handle. */
export const settingOf = (name: string): Setting | undefined => LISTED[name];

const SCREEN_ORDER: readonly GroupId[] = [
  'payments',
  'orders',
  'invoices',
  'delivery',
  'notices',
  'brand',
  'contact',
  'social',
  'claims',
  'announcement',
  'feeds',
];

/** A setting with the id of a payment method. */
export type Handle = keyof PaymentHandles;

export const isHandle = (field: string, methods: readonly PaymentMethodInfo[]): field is Handle =>
  methods.some(({ id, handle }) => id === field && handle !== null);

/** The cards of the settings screen. Each one has a form of its own. */
export const groupsOf = (methods: readonly PaymentMethodInfo[]): readonly Group[] =>
  SCREEN_ORDER.map((id) => {
    const { title, hint, fields } = SETTING_GROUPS[id];
    const listed = Object.entries(fields).map(([name, setting]) => ({ name: name as Field, setting }));
    return { id, title, hint, fields: id === 'payments' ? handlesOf(methods) : listed };
  });

const handlesOf = (methods: readonly PaymentMethodInfo[]): Group['fields'] =>
  manualMethods().flatMap((method) => {
    const { id, label, shortLabel = label, handle } = method;
    if (!isHandle(id, methods)) return [];
    const hint = 'Leave it empty if you do not use it: shoppers then see it as not available.';
    const { placeholder } = handle;
    return [{ name: id, setting: { kind: 'handle', label: shortLabel, hint, placeholder, rule: handleRule(method) } }];
  });
