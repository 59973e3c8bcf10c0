import { msg } from '@lingui/core/macro';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { fetchTable } from './games/library.ts';
import { NotFound } from './match/scenes/NotFound.tsx';
import { ErrorScreen } from './pages/shell/ErrorScreen.tsx';
import { Shell } from './pages/shell/Shell.tsx';

const root = createRootRoute({ component: Shell, errorComponent: ErrorScreen, notFoundComponent: NotFound });

/** A page with a table on it: both are fetched at once. */
const withTable = {
  loader: ({ params: { game } }: { readonly params: { readonly game: string } }) => fetchTable(game),
};

/** A page that people are sent links to: that of a private table has its key. */
const byLink = {
  beforeLoad: async ({ params: { table }, location: { searchStr } }: ByLink) => {
    const { takeInvitation } = await import('./match/online/invitations.ts');
    takeInvitation(table, searchStr);
  },
};

interface ByLink {
  readonly params: { readonly table: string };
  readonly location: { readonly searchStr: string };
}

/** Every page is loaded when it is first opened, and before that as soon as a pointer comes near a link to it. */
const routes = [
  createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyRouteComponent(() => import('./pages/home/HomePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/play/$game',
    staticData: { title: msg`Against bots`, table: true },
    ...withTable,
    component: lazyRouteComponent(() => import('./match/local/PlayPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/new/$game',
    staticData: { title: msg`New match` },
    component: lazyRouteComponent(() => import('./match/local/NewMatchPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/today',
    staticData: { title: msg`Duel of the day` },
    component: lazyRouteComponent(() => import('./pages/today/TodayPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/today/duel',
    staticData: { title: msg`Duel of the day`, table: true },
    component: lazyRouteComponent(() => import('./pages/today/TodayDuelPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/learn/$game',
    staticData: { title: msg`Learn`, table: true },
    ...withTable,
    component: lazyRouteComponent(() => import('./pages/learn/LearnPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/puzzles/$game',
    staticData: { title: msg`Puzzles`, table: true },
    ...withTable,
    component: lazyRouteComponent(() => import('./pages/puzzles/PuzzlesPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/friends/$game',
    staticData: { title: msg`With friends` },
    component: lazyRouteComponent(() => import('./pages/lobby/FriendsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/find/$game',
    staticData: { title: msg`Find an opponent` },
    component: lazyRouteComponent(() => import('./pages/lobby/FindPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/watch/$game',
    staticData: { title: msg`Watch` },
    component: lazyRouteComponent(() => import('./pages/lobby/WatchPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/t/$table',
    ...byLink,
    staticData: { title: msg`Table`, table: true },
    component: lazyRouteComponent(() => import('./match/online/OnlineTablePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/me',
    staticData: { title: msg`You` },
    component: lazyRouteComponent(() => import('./pages/account/MePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/record',
    staticData: { title: msg`Your record` },
    component: lazyRouteComponent(() => import('./pages/record/RecordPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/moderate',
    staticData: { title: msg`Moderation` },
    component: lazyRouteComponent(() => import('./pages/moderation/ModeratePage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/moderate/$player',
    staticData: { title: msg`Moderation` },
    component: lazyRouteComponent(() => import('./pages/moderation/DossierPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/terms',
    staticData: { title: msg`Terms` },
    component: lazyRouteComponent(() => import('./pages/about/TermsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/privacy',
    staticData: { title: msg`Privacy` },
    component: lazyRouteComponent(() => import('./pages/about/PrivacyPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset',
    staticData: { title: msg`A new password` },
    component: lazyRouteComponent(() => import('./pages/account/ResetPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/verify',
    staticData: { title: msg`Your address` },
    component: lazyRouteComponent(() => import('./pages/account/VerifyPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/players/$player',
    staticData: { title: msg`Player` },
    component: lazyRouteComponent(() => import('./pages/account/PlayerPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/replay/here/$id',
    staticData: { title: msg`Replay`, table: true },
    component: lazyRouteComponent(() => import('./match/replay/ReplayPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/replay/t/$table',
    ...byLink,
    staticData: { title: msg`Replay`, table: true },
    component: lazyRouteComponent(() => import('./match/replay/ReplayPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/replay',
    staticData: { title: msg`Replays` },
    component: lazyRouteComponent(() => import('./match/replay/ReplayHome.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/rules/$game',
    staticData: { title: msg`Rules` },
    component: lazyRouteComponent(() => import('./pages/rules/RulesPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/cards/$game',
    staticData: { title: msg`Cards` },
    component: lazyRouteComponent(() => import('./pages/rules/CardsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings',
    staticData: { title: msg`Settings` },
    component: lazyRouteComponent(() => import('./pages/settings/SettingsPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/about',
    staticData: { title: msg`About` },
    component: lazyRouteComponent(() => import('./pages/about/AboutPage.tsx')),
  }),
];

export const router = createRouter({
  routeTree: root.addChildren(routes),
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorScreen,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
