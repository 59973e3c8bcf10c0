import { conformance } from './suite.ts';

conformance('revised');
