import { refusedFields } from '#test/support/refused-fields.js';
import { SendContactMessageDto } from './contact.dto.js';

const MESSAGE = {
  name: 'Ada Moore',
  email: 'ada@example.com',
  subject: 'artist',
  message: 'I draw, and would like to work with you.',
};

const over254 = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`;

it('a message as the form sends it is accepted', async () => {
  expect(await refusedFields(SendContactMessageDto, MESSAGE)).toEqual({});
});

it.each([
  [{ name: 'A' }, 'name', 'Name must be at least 2 characters'],
  [{ name: ' A ' }, 'name', 'Name must be at least 2 characters'],
  [{ name: undefined }, 'name', 'Name must be at least 2 characters'],
  [{ name: ['Ada'] }, 'name', 'Name must be at least 2 characters'],
  [{ name: 'n'.repeat(121) }, 'name', 'Name must be at most 120 characters'],
  [{ name: 'A\r\n\u2028' }, 'name', 'Name must be at least 2 characters'],
  [{ name: 'Ada \ud800' }, 'name', 'Name holds characters that cannot be used'],
  [{ email: 'ada' }, 'email', 'Please enter a valid email address'],
  [{ email: null }, 'email', 'Please enter a valid email address'],
  [{ email: 'ada@example.com\r\nBcc: all@example.com' }, 'email', 'Please enter a valid email address'],
  [{ email: 'Ada <ada@example.com>' }, 'email', 'Please enter a valid email address'],
  [{ email: 'ada@example.com,bob@example.com' }, 'email', 'Please enter a valid email address'],
  // Command-line mailers read it as an option.
  [{ email: '-oQ/x@example.com' }, 'email', 'Please enter a valid email address'],
  [{ email: over254 }, 'email', 'Please enter a valid email address'],
  [{ email: 'ada\ud800@example.com' }, 'email', 'Please enter a valid email address'],
  [{ subject: '' }, 'subject', 'Please select a subject'],
  [{ subject: 'General Inquiry' }, 'subject', 'Please select a subject'],
  [{ subject: ['general'] }, 'subject', 'Please select a subject'],
  [{ message: 'Too short' }, 'message', 'Message must be at least 10 characters'],
  [{ message: 'x'.repeat(5_001) }, 'message', 'Message must be at most 5000 characters'],
  [{ message: 'Seen\u0000\u200b\u2060\u200b\u00ad\u3164' }, 'message', 'Message must be at least 10 characters'],
])('refuses %j (threat 72)', async (over, field, message) => {
  expect(await refusedFields(SendContactMessageDto, { ...MESSAGE, ...over })).toEqual({ [field]: message });
});
