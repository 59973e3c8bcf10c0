import { type ContactBody, contactsAnswer, contactTestAnswer, newContactAnswer } from '@riposte/protocol';
import { queryOptions } from '@tanstack/react-query';
import { must } from '../../match/online/api.ts';

const PATH = '/me/contacts';

/** What is asked of the server about where we are told that it is our turn. Only its panel needs them. */
export const contactCalls = {
  list: { method: 'GET', path: PATH, answer: contactsAnswer },
  add: (body: ContactBody) => ({ method: 'POST', path: PATH, body, answer: newContactAnswer }) as const,
  remove: (id: string) => ({ method: 'DELETE', path: `${PATH}/${id}` }) as const,
  test: { method: 'POST', path: `${PATH}/test`, answer: contactTestAnswer },
} as const;

export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: () => must(contactCalls.list),
});
