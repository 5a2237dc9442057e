import { TextItem } from '@shop/admin-kit';
import { settingTextRule } from '@shop/contract/settings-fields';

export type InputName = string | (string | number)[];

interface SettingTextProps {
  name: InputName;
  field: Parameters<typeof settingTextRule>[0];
  /** The form does not ask for a text that the server requires. */
  optional?: boolean;
}

/** A text; a link may be empty. */
export function SettingText({ name, field, optional = field.kind === 'link' }: SettingTextProps) {
  return (
    <TextItem
      name={name}
      label={field.label}
      extra={field.hint}
      rule={settingTextRule(field)}
      optional={optional}
      rows={{ minRows: 2, maxRows: 8 }}
      input={'placeholder' in field ? { placeholder: field.placeholder } : {}}
    />
  );
}
