/**
 * Every setting that staff edit. Its rule, OpenAPI, default, stored value, view, form, texts, activity log and docs come from its entry in
 * the table of its group, `settings/<group>.ts`.
 */
import { alerts } from './settings/alerts.js';
import { announcement } from './settings/announcement.js';
import { brand } from './settings/brand.js';
import { claims } from './settings/claims.js';
import { contact } from './settings/contact.js';
import { delivery } from './settings/delivery.js';
import { feeds } from './settings/feeds.js';
import { invoices } from './settings/invoices.js';
import { notices } from './settings/notices.js';
import { orders } from './settings/orders.js';
import { payments } from './settings/payments.js';
import { pricing } from './settings/pricing.js';
import type { Group, Part, Setting, ValuesOf } from './settings/setting-kinds.js';
import { social } from './settings/social.js';
import { emailRule, type TextRule } from './text-fields.js';

const GROUPS = {
  brand,
  contact,
  social,
  payments,
  orders,
  invoices,
  notices,
  claims,
  announcement,
  delivery,
  feeds,
  pricing,
  alerts,
} as const;

type Groups = typeof GROUPS;
export type SettingGroup = keyof Groups;

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void ? All : never;
type Fields = Intersection<Groups[SettingGroup]['fields']>;

/** The settings of the tables; the payment handles are described by the payment methods. */
export type ListedSetting = keyof Fields;
export type ListedSettings = ValuesOf<Fields>;
export type PublicSetting = { [Name in ListedSetting]: Fields[Name] extends { isPublic: true } ? Name : never }[ListedSetting];

export const MAX_LINK_LENGTH = 300;

export const SETTING_GROUPS: Readonly<Record<SettingGroup, Group>> = GROUPS;
export const SETTING_GROUP_NAMES = Object.keys(GROUPS) as SettingGroup[];

export const SETTINGS = Object.fromEntries(
  Object.values<Group>(GROUPS).flatMap(({ fields }) => Object.entries(fields)),
) as Readonly<Record<ListedSetting, Setting>>;
export const SETTING_NAMES = Object.keys(SETTINGS) as ListedSetting[];
export const PUBLIC_SETTING_NAMES = SETTING_NAMES.filter((name): name is PublicSetting => SETTINGS[name].isPublic === true);

type TextSetting = Extract<Setting | Part, { kind: 'text' | 'paragraphs' | 'email' | 'link' }>;

/** The rule of a text; a link may also be null. */
export function settingTextRule(field: TextSetting): TextRule {
  if (field.kind === 'email') return emailRule(field.invalid);
  const { label } = field;
  if (field.kind === 'link') {
    const { invalid, ownPaths = false } = field;
    return { label, min: 1, required: invalid, format: (text) => (isWebAddress(text, ownPaths) ? undefined : invalid) };
  }
  const name = field.messageName ?? label;
  if (field.kind === 'paragraphs') return { label: name, min: 0, max: field.max, lines: true, required: `${name} must be text` };
  const { min = 0, max, required = `${name} must be text` } = field;
  return { label: name, min, max, required };
}

/** An http(s) address without a user name, or with `ownPaths` a path of this shop; never `javascript:` or `//host`. */
export function isWebAddress(text: string, ownPaths = false): boolean {
  if (text.length > MAX_LINK_LENGTH || !/^[\x21-\x7e]+$/.test(text)) return false;
  if (ownPaths && /^\/(?![/\\])/.test(text)) return true;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(text) && url.username === '';
}

export type {
  ChoiceField,
  Group,
  LinkField,
  NumberField,
  ObjectField,
  Part,
  RowsField,
  Setting,
} from './settings/setting-kinds.js';
