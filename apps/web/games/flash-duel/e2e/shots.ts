import { makeSheet, shootMoments } from '../../../e2e/shooting.ts';
import moments from '../moments.ts';

await shootMoments('flash-duel', moments);
await makeSheet('flash-duel');
