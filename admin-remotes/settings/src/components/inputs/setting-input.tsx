import { Form, Input, Select, Switch, TextItem } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import { emailsRule } from '../../rules/form-values.ts';
import type { AnySetting } from '../../rules/setting-groups.ts';
import { ChoiceInput } from './choice-input.tsx';
import { HeroInput, type ImageHandlers } from './hero-input.tsx';
import { NumberInput } from './number-input.tsx';
import { AddressInput, AnnouncementInput, ObjectInput, type ObjectInputProps } from './object-input.tsx';
import { RowList } from './row-list.tsx';
import { SettingText } from './setting-text.tsx';
import styles from '../../styles/settings.module.css';

interface SettingInputProps extends ImageHandlers {
  name: string;
  setting: AnySetting;
}

/** Objects whose parts are not simply beside each other. */
const EDITORS = {
  hero: HeroInput,
  postalAddress: AddressInput,
  announcement: AnnouncementInput,
} satisfies Record<string, (props: ObjectInputProps & ImageHandlers) => ReactNode>;

const TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
].map((value) => ({ value, label: value.replaceAll('_', ' ') }));

/** The input of a setting follows from its kind. */
export function SettingInput({ name, setting, ...images }: SettingInputProps): ReactNode {
  const { label, hint } = setting;
  switch (setting.kind) {
    case 'text':
    case 'email':
    case 'paragraphs':
      return <SettingText name={name} field={setting} />;
    case 'handle':
      return <TextItem name={name} label={label} extra={hint} rule={setting.rule} input={{ placeholder: setting.placeholder }} />;
    case 'day':
      return (
        <Form.Item name={name} label={label} extra={hint}>
          <Input type="date" autoComplete="off" />
        </Form.Item>
      );
    case 'emails':
      return <TextItem name={name} label={label} extra={hint} rule={emailsRule(setting)} rows={{ minRows: 2, maxRows: 10 }} />;
    case 'number':
      return <NumberInput name={name} field={setting} required={`Please enter the number of ${setting.unit}`} />;
    case 'choice':
      return <ChoiceInput name={name} field={setting} />;
    case 'switch':
      return (
        <label className={styles.switch}>
          {label}
          <Form.Item name={name} valuePropName="checked" noStyle>
            <Switch />
          </Form.Item>
        </label>
      );
    case 'timeZone':
      return (
        <Form.Item name={name} label={label} extra={hint}>
          <Select options={TIME_ZONES} />
        </Form.Item>
      );
    case 'rows':
      return <RowList name={name} field={setting} />;
    default: {
      const Editor = Object.hasOwn(EDITORS, name) ? EDITORS[name as keyof typeof EDITORS] : ObjectInput;
      return <Editor name={name} field={setting} {...images} />;
    }
  }
}
