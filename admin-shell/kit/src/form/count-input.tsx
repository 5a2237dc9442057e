import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { parseCount, type TypedCount } from '../count.ts';

interface CountInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: TypedCount;
  onChange?: (count: TypedCount) => void;
}

/** A whole number that is typed. The text stays as it is typed: a field that corrects it saves what nobody meant. */
export function CountInput({ value = null, onChange, ...input }: CountInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      {...input}
      value={parseCount(typed) === value ? typed : String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(parseCount(target.value));
      }}
    />
  );
}
