import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { ErrorScreen } from './app/ErrorScreen.tsx';
import { NotFound } from './app/NotFound.tsx';
import { Shell } from './app/Shell.tsx';

const root = createRootRoute({ component: Shell, errorComponent: ErrorScreen, notFoundComponent: NotFound });

/** Every page is loaded when it is first opened, and before that as soon as somebody reaches for a link to it. */
const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyRouteComponent(() => import('./home/HomePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/play/$game',
    component: lazyRouteComponent(() => import('./play/PlayPage.tsx')),
  }),
];

export const router = createRouter({ routeTree: root.addChildren(routes), defaultPreload: 'intent' });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
