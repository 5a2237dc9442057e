import { isSubject, validateMessage, SUBJECTS, type Draft } from './message-draft.ts';

const GOOD: Draft = { name: 'Al', email: 'al@example.org', subject: 'general', message: 'Ten chars.' };

describe('a message before it is sent', () => {
  it('is right as soon as it reaches the minimums', () => {
    expect(validateMessage(GOOD)).toEqual({});
  });

  it('has a text for every empty field', () => {
    expect(validateMessage({ name: '', email: '', subject: '', message: '' })).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      subject: 'Please select a subject',
      message: 'Message must be at least 10 characters',
    });
  });

  it.each([
    ['name', 'A'],
    ['name', ' A '],
    ['email', 'al'],
    ['email', 'al@example'],
    ['email', 'al@example.'],
    ['email', 'al @example.org'],
    ['email', '@example.org'],
    ['subject', 'weather'],
    ['message', 'Nine char'],
    ['message', '         .         '],
  ] as const)('refuses as %s %j alone', (field, value) => {
    expect(Object.keys(validateMessage({ ...GOOD, [field]: value }))).toEqual([field]);
  });

  it.each([
    ['name', 'Zoë'],
    ['email', ' al@example.org '],
    ['email', "o'neil+shop@mail.example.co.uk"],
  ] as const)('accepts as %s %j', (field, value) => {
    expect(validateMessage({ ...GOOD, [field]: value })).toEqual({});
  });

  it('knows the five subjects and no other', () => {
    expect(SUBJECTS.map(({ value }) => value).every(isSubject)).toBe(true);
    expect(SUBJECTS).toHaveLength(5);
    expect(isSubject(null)).toBe(false);
  });
});
