import type { TableCard } from '@riposte/protocol';
import { useQuery } from '@tanstack/react-query';
import { linkTo } from './invitations.ts';
import { invitationQuery } from './queries.ts';

/** The address of a table for others, with the key of a private one; nothing until that is known. */
export function useTableLink({ id, visibility }: TableCard): string | undefined {
  const isPrivate = visibility === 'private';
  const { data } = useQuery({ ...invitationQuery(id), enabled: isPrivate });
  if (!isPrivate) return linkTo(id, undefined);
  const key = data?.key;
  return key === undefined ? undefined : linkTo(id, key);
}
