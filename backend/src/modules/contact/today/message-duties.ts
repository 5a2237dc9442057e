import type { Duty } from '#platform/today/duty-source.js';
import { ageInWords, counted } from '#platform/today/duty-words.js';

export interface UnansweredMessages {
  count: number;
  oldestSeconds: number;
}

export function messageDuties({ count, oldestSeconds }: UnansweredMessages): Duty[] {
  if (count === 0) return [];
  const oldest = `${count === 1 ? '' : 'the oldest is '}${ageInWords(oldestSeconds)} old`;
  const text = `${counted(count, 'message waits', 'messages wait')} for an answer, ${oldest}`;
  return [{ id: 'messages', text, action: 'Answer', link: '/admin/messages' }];
}
