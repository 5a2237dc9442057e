import { cleanText, textProblem, type TextRule } from '@shop/contract';
import { Form, type FormItemProps, Input, type InputProps, type InputRef } from 'antd';
import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './text-item.module.css';

type Optional = boolean | ((valueOf: (field: string) => unknown) => boolean);

/** A rule of an antd form field from that of the contract. */
const formRule =
  (rule: TextRule, optional: Optional) =>
  ({ getFieldValue }: { getFieldValue: (field: string) => unknown }) => ({
    validator: (_rule: unknown, value: unknown): Promise<void> => {
      const problem = formProblem(rule, value, typeof optional === 'function' ? optional(getFieldValue) : optional);
      return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
    },
  });

/** The server's message for the value of an input. An optional field may be empty, whatever the rule's minimum. */
export const formProblem = (rule: TextRule, value: unknown, optional = false): string | undefined => {
  const text = typeof value === 'string' ? value : '';
  return optional && cleanText(rule, text) === '' ? undefined : textProblem(rule, text);
};

/** A line that is shorter says its limit only when it is passed. */
const COUNTED_FROM = 100;

type OfInput = Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'onPressEnter' | 'maxLength' | 'showCount' | 'ref'>;

interface TextInputProps extends OfInput {
  rule: TextRule;
  value?: string;
  onChange?: (text: string) => void;
  /** Of the text area of a rule with several lines. */
  rows?: { minRows: number; maxRows: number };
  showCount?: boolean;
  ref?: Ref<InputRef>;
}

/**
 * A text by a rule of the contract. When it is left or submitted, it becomes what the server will store. Nothing is cut at a limit:
 * characters that cannot be seen do not count. Ctrl Enter presses the button of the form from a text of several lines.
 */
export function TextInput({ rule, value = '', onChange, onBlur, rows, showCount = false, ...input }: TextInputProps): ReactNode {
  const clean = (): void => {
    const cleaned = cleanText(rule, value);
    if (cleaned !== value) onChange?.(cleaned);
  };
  const shared = {
    value,
    autoComplete: 'off',
    ...input,
    ...(showCount && { count: { show: true, strategy: (text: string) => cleanText(rule, text).length, max: rule.max } }),
    onChange: ({ target }: { target: { value: string } }) => onChange?.(target.value),
    onBlur: (event: FocusEvent<HTMLInputElement & HTMLTextAreaElement>) => {
      clean();
      onBlur?.(event);
    },
  };
  const send = ({ ctrlKey, metaKey, currentTarget: { form } }: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (!ctrlKey && !metaKey) return;
    clean();
    // Also a button outside of the form, as dialogs have it.
    const buttons = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLButtonElement);
    buttons.find(({ type }) => type === 'submit')?.click();
  };
  if (rule.lines) return <Input.TextArea {...(shared as object)} onPressEnter={send} {...(rows && { autoSize: rows })} />;
  const length = showCount ? 0 : cleanText(rule, value).length;
  // Beside the input, because antd's own counter in one that has none yet would lose the focus.
  return (
    <>
      <Input {...shared} onPressEnter={clean} />
      {length >= COUNTED_FROM && (
        <small className={styles.count}>
          {length} / {rule.max}
        </small>
      )}
    </>
  );
}

interface TextItemProps extends Omit<FormItemProps, 'children' | 'required'> {
  rule: TextRule;
  /** The field may be empty, although its rule has a minimum. */
  optional?: Optional;
  rows?: TextInputProps['rows'];
  showCount?: boolean;
  input?: OfInput & Pick<TextInputProps, 'ref'>;
}

/** A form field that says the server's messages before the server does. `rules` come in addition. */
export function TextItem({ rule, optional = false, rows, showCount, input, rules = [], ...item }: TextItemProps): ReactNode {
  return (
    <Form.Item {...item} required={optional === false && rule.min > 0} rules={[...rules, formRule(rule, optional)]}>
      <TextInput rule={rule} {...(rows && { rows })} {...(showCount && { showCount })} {...input} />
    </Form.Item>
  );
}
