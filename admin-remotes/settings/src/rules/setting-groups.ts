import {
  handleRule,
  manualMethods,
  type PaymentHandles,
  type PaymentMethodInfo,
  type SettingsValues,
  type TextRule,
} from '@shop/contract';
import { type Setting, SETTING_GROUPS, type SettingGroup, SETTINGS } from '@shop/contract/settings-fields';

/** Names a card of the screen and its form. */
export type CardId = Exclude<SettingGroup, 'pricing'> | 'shipping-prices' | 'sales-tax';
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
  /** With which it is saved. */
  id: SettingGroup;
  card: CardId;
  title: string;
  hint: string;
  /** In the order of the screen. */
  fields: readonly { name: Field; setting: AnySetting }[];
}

const LISTED: Readonly<Record<string, Setting>> = SETTINGS;
/** Undefined for a payment handle. */
export const settingOf = (name: string): Setting | undefined => LISTED[name];

const SCREEN_ORDER: readonly CardId[] = [
  'payments',
  'orders',
  'shipping-prices',
  'sales-tax',
  'invoices',
  'delivery',
  'alerts',
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
  SCREEN_ORDER.map((card) => {
    if (card === 'shipping-prices' || card === 'sales-tax') return priceCard(card);
    const { title, hint, fields } = SETTING_GROUPS[card];
    const listed = Object.entries(fields).map(([name, setting]) => ({ name: name as Field, setting }));
    return { id: card, card, title, hint, fields: card === 'payments' ? handlesOf(methods) : listed };
  });

/** One group of settings has two cards: one shows the rates, the other one the tax rules. */
const PRICE_CARDS = {
  'shipping-prices': { title: 'Shipping prices', hint: 'What shoppers pay for a parcel.', name: 'shippingMode' },
  'sales-tax': { title: 'Sales tax', hint: SETTINGS.taxMode.hint ?? '', name: 'taxMode' },
} as const;

function priceCard(card: keyof typeof PRICE_CARDS): Group {
  const { title, hint, name } = PRICE_CARDS[card];
  return { id: 'pricing', card, title, hint, fields: [{ name, setting: SETTINGS[name] }] };
}

const handlesOf = (methods: readonly PaymentMethodInfo[]): Group['fields'] =>
  manualMethods().flatMap((method) => {
    const { id, label, shortLabel = label, handle } = method;
    if (!isHandle(id, methods)) return [];
    const hint = 'Leave it empty if you do not use it: shoppers then see it as not available.';
    const { placeholder } = handle;
    return [{ name: id, setting: { kind: 'handle', label: shortLabel, hint, placeholder, rule: handleRule(method) } }];
  });
