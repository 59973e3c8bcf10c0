import { testMoments } from '../../../e2e/moments.ts';
import moments from '../moments.ts';

await testMoments('codex', moments);
