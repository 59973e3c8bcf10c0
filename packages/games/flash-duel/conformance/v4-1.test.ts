import { conformance } from './suite.ts';

conformance('v4.1');
