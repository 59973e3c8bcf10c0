import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';

/** What is around every page. */
export function Shell() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
}
