import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { NotFound } from '../scenes/NotFound.tsx';
import { Screening } from './Screening.tsx';
import type { ReplaySource } from './sources.ts';
import { startFrom } from './start.ts';
import type { Start } from './Theatre.tsx';

/** The replay of a match that is kept here, or on the server; the address knows the moment and the viewer. */
export default function ReplayPage() {
  const { id, table } = useParams({ strict: false }) as { readonly id?: string; readonly table?: string };
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [start] = useState(() => startFrom(search));
  const source = useMemo((): ReplaySource | undefined => {
    if (id !== undefined) return { type: 'here', id };
    return table === undefined ? undefined : { type: 'table', table };
  }, [id, table]);
  const onMoved = useCallback(
    ({ at, eyes }: Start) => {
      const key = new URLSearchParams(location.search).get('key');
      const moment = { at, as: eyes, ...(key !== null && { key }) } as never;
      void navigate({ to: '.', search: moment, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return source ? (
    <Screening
      source={source}
      start={start}
      onMoved={onMoved}
      onLeave={() => void navigate({ to: '/replay' })}
    />
  ) : (
    <NotFound />
  );
}
