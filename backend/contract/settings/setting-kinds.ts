/**
 * What each kind of setting needs. Rules, OpenAPI, form, texts and docs follow from it, so that a setting is one entry of the table of its
 * group.
 */

interface Described {
  /** On the settings screen and in its forms. */
  label: string;
  /** The subject of the server's messages, where the label is not clear alone. */
  messageName?: string;
  /** Below the input. */
  hint?: string;
  /** For readers of the API. */
  meaning?: string;
  example?: string;
}

/** One line. `required` is the message of an empty or too short one; without it, the text may be empty. */
export interface TextField extends Described {
  kind: 'text';
  min?: number;
  max: number;
  required?: string;
  placeholder?: string;
}

/** Several lines; may be empty. */
interface ParagraphsField extends Described {
  kind: 'paragraphs';
  max: number;
}

/** `invalid` is the message of a value that is not accepted. */
interface EmailField extends Described {
  kind: 'email';
  invalid: string;
}

interface EmailsField extends Described {
  kind: 'emails';
  max: number;
  required: string;
}

/** A whole number. The messages name `messageName`, or else the unit. */
export interface NumberField extends Described {
  kind: 'number';
  unit: 'days' | 'hours';
  min: number;
  max: number;
  /** Messages instead of the usual ones. */
  tooLow?: string;
  tooHigh?: string;
  /** Another field of the same object that is not greater. */
  notBelow?: { field: string; message: string };
}

export interface ChoiceField extends Described {
  kind: 'choice';
  /** The label of each value. */
  options: Readonly<Record<string, string>>;
  /** What the input of an unset object starts with. */
  preset?: string;
  invalid: string;
}

interface SwitchField extends Described {
  kind: 'switch';
}

/** A calendar day, YYYY-MM-DD, or null. */
interface DayField extends Described {
  kind: 'day';
  /** What staff read instead of null. */
  unset: string;
  invalid: string;
}

interface TimeZoneField extends Described {
  kind: 'timeZone';
}

/** A web address or null; with `ownPaths` also a path of the shop. */
export interface LinkField extends Described {
  kind: 'link';
  invalid: string;
  ownPaths?: true;
  placeholder?: string;
}

/** The address of an uploaded image. */
interface ImageField extends Described {
  kind: 'image';
  invalid: string;
}

export type Part = TextField | NumberField | ChoiceField | LinkField | ImageField;

interface Parts {
  /** The name of the schema in the API. */
  schema: string;
  parts: Readonly<Record<string, Part>>;
}

/** A list of objects: lines of the form that can be added and removed. */
export interface RowsField extends Described, Parts {
  kind: 'rows';
  parts: Readonly<Record<string, TextField | LinkField>>;
  max: number;
  /** The message of an empty list; without it, the list may be empty. */
  required?: string;
  notAList: string;
  /** Several of them, in messages. */
  plural: string;
  addText: string;
  /** Between the parts of a line, where the list is read. */
  separator: string;
}

/** Several values that belong together. */
export interface ObjectField extends Described, Parts {
  kind: 'object';
  nullable?: true;
  /** What staff read instead of null; default "None". */
  unset?: string;
  required: string;
}

interface Placed {
  /** Shown to everybody. The rest is for staff only. */
  isPublic?: true;
  /** At the end of the form, beside others of half the width. */
  isHalfWidth?: true;
}

/** The value of a shop that has set none: a constant, or an environment variable of the deployment. */
type WithDefault<Field, Value, Variable = never> = Field &
  Placed &
  ([Variable] extends [never] ? { default: Value } : { default: Value } | { environment: Variable });

export type Setting =
  | WithDefault<TextField | ParagraphsField | EmailField | ChoiceField | TimeZoneField, string>
  | WithDefault<EmailsField, readonly string[], 'MAIL_STAFF'>
  | WithDefault<NumberField, number, 'UNPAID_ORDER_HOURS'>
  | WithDefault<SwitchField, boolean>
  | WithDefault<DayField, null>
  | WithDefault<RowsField, readonly object[]>
  | WithDefault<ObjectField, object | null>;

/** A form of the settings screen. */
export interface Group {
  title: string;
  hint: string;
  fields: Readonly<Record<string, Setting>>;
}

/** The type of the values that a field accepts. */
export type ValueOf<Field> = Field extends { kind: 'number' }
  ? number
  : Field extends { kind: 'switch' }
    ? boolean
    : Field extends { kind: 'choice'; options: infer Options }
      ? keyof Options & string
      : Field extends { kind: 'emails' }
        ? string[]
        : Field extends { kind: 'day' | 'link' }
          ? string | null
          : Field extends { kind: 'rows'; parts: infer Of }
            ? ValuesOf<Of>[]
            : Field extends { kind: 'object'; parts: infer Of }
              ? ValuesOf<Of> | (Field extends { nullable: true } ? null : never)
              : string;

export type ValuesOf<Fields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };
