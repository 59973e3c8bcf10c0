import { makeSheet, shootMoments } from '../../../e2e/shooting.ts';
import moments from '../moments.ts';

await shootMoments('gorgasali', moments);
await makeSheet('gorgasali');
