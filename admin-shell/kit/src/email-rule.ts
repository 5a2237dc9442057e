import { isEmailAddress } from '@shop/contract';

/** A rule of an antd form field: empty, or an email address that the server accepts. */
export const emailRule = (message: string) => ({
  validator: (_rule: unknown, value: unknown): Promise<void> => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || isEmailAddress(text) ? Promise.resolve() : Promise.reject(new Error(message));
  },
});
