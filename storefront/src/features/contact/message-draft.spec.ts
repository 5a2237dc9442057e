import { isSubject, validateMessage, SUBJECTS, type MessageDraft } from './message-draft.ts';

const VALID: MessageDraft = { name: 'Al', email: 'al@example.org', subject: 'general', message: 'Ten chars.' };

describe('validation of a message', () => {
  it('accepts the minimum lengths', () => {
    expect(validateMessage(VALID)).toEqual({});
  });

  it('has an error for every empty field', () => {
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
    ['email', 'jo@x.y'],
    ['email', 'a..b@shop.com'],
    ['subject', 'weather'],
    ['message', 'Nine char'],
    ['message', '         .         '],
  ] as const)('rejects %s %j and nothing else', (field, value) => {
    expect(Object.keys(validateMessage({ ...VALID, [field]: value }))).toEqual([field]);
  });

  it.each([
    ['name', 'Zoë'],
    ['email', ' al@example.org '],
    ['email', "o'neil+shop@mail.example.co.uk"],
  ] as const)('accepts %s %j', (field, value) => {
    expect(validateMessage({ ...VALID, [field]: value })).toEqual({});
  });

  it('accepts exactly five subjects', () => {
    expect(SUBJECTS.map(({ value }) => value).every(isSubject)).toBe(true);
    expect(SUBJECTS).toHaveLength(5);
    expect(isSubject(null)).toBe(false);
  });
});
