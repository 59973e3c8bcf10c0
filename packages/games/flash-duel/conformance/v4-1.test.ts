import { conformance } from '../testing/conformance.ts';

conformance('v4.1');
