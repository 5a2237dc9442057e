import type { PaymentHandles, PaymentMethodInfo, SettingsValues } from '@shop/contract';
import { type Setting, SETTING_GROUPS, type SettingGroup, SETTINGS, type TextField } from '@shop/contract/settings-fields';

export type GroupId = SettingGroup;
export type Field = keyof SettingsValues;
/** A payment handle is a text that its payment method describes. */
export type AnySetting = Setting | TextField;

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
  methods.flatMap(({ id, shortLabel, handle }) =>
    handle && isHandle(id, methods)
      ? [
          {
            name: id,
            setting: {
              kind: 'text',
              label: shortLabel,
              hint: 'Leave it empty if you do not use it: shoppers then see it as not available.',
              max: handle.maxLength,
              placeholder: handle.placeholder,
            },
          },
        ]
      : [],
  );
