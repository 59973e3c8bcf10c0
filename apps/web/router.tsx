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
  createRoute({
    getParentRoute: () => root,
    path: '/new/$game',
    component: lazyRouteComponent(() => import('./app/Soon.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/learn/$game',
    component: lazyRouteComponent(() => import('./app/Soon.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/friends/$game',
    component: lazyRouteComponent(() => import('./app/Soon.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/find/$game',
    component: lazyRouteComponent(() => import('./app/Soon.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/watch/$game',
    component: lazyRouteComponent(() => import('./app/Soon.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/t/$table',
    component: lazyRouteComponent(() => import('./app/Soon.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/me',
    component: lazyRouteComponent(() => import('./app/Soon.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/players/$player',
    component: lazyRouteComponent(() => import('./app/Soon.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/replay/$match',
    component: lazyRouteComponent(() => import('./app/Soon.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/rules/$game',
    component: lazyRouteComponent(() => import('./rules/RulesPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings',
    component: lazyRouteComponent(() => import('./app/Soon.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/about',
    component: lazyRouteComponent(() => import('./app/Soon.tsx')),
  }),
];

export const router = createRouter({ routeTree: root.addChildren(routes), defaultPreload: 'intent' });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
