import { defineQuery } from '#platform/database/define-query.js';
import type { ContactSubject } from '../contact-message.entity.js';
import type { MessageReplyView } from './message-reply.view.js';

/** As long as it takes to write a long reply; whoever closes the browser does not hold a message for longer. */
const ANSWERING_MINUTES = 15;

export const REPLIES_OF_MESSAGE = defineQuery<[messageId: string], MessageReplyView>({
  name: 'contact.replies-of-message',
  text: `select id, author, text, created_at as "createdAt" from message_replies
    where message_id = $1 order by created_at, id`,
  columns: { id: 'uuid', author: 'text', text: 'text', createdAt: 'timestamptz' },
});

/** The first one stays until they stop or their time is over. */
export const START_ANSWERING = defineQuery<[id: string, username: string]>({
  name: 'contact.start-answering',
  text: `update contact_messages
    set answering_by = $2, answering_until = now() + interval '${ANSWERING_MINUTES} minutes'
    where id = $1 and (answering_by is null or answering_by = $2 or answering_until < now())`,
});

export const STOP_ANSWERING = defineQuery<[id: string, username: string]>({
  name: 'contact.stop-answering',
  text: 'update contact_messages set answering_by = null, answering_until = null where id = $1 and answering_by = $2',
});

export interface ReplyToSend {
  text: string;
  messageId: string;
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
  receivedAt: Date;
}

/** A reply with the message that it answers. */
export const REPLY_TO_SEND = defineQuery<[id: string], ReplyToSend>({
  name: 'contact.reply-to-send',
  text: `select r.text, m.id as "messageId", name, email, subject, message, m.created_at as "receivedAt"
    from message_replies r join contact_messages m on m.id = r.message_id where r.id = $1`,
  columns: {
    text: 'text',
    messageId: 'uuid',
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    receivedAt: 'timestamptz',
  },
});
