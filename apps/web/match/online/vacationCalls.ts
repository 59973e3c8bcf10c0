import { vacationAnswer } from '@riposte/protocol';
import { queryOptions } from '@tanstack/react-query';
import { must } from './api.ts';

const PATH = '/me/vacation';

/** What is asked of the server about days on which we are away. */
export const vacationCalls = {
  look: { method: 'GET', path: PATH, answer: vacationAnswer },
  begin: (days: number) => ({ method: 'POST', path: PATH, body: { days }, answer: vacationAnswer }) as const,
  end: { method: 'DELETE', path: PATH, answer: vacationAnswer },
} as const;

export const vacationQuery = queryOptions({
  queryKey: ['vacation'],
  queryFn: () => must(vacationCalls.look),
});
