import { teamConformance } from '../testing/conformance.ts';

teamConformance('v4.1');
