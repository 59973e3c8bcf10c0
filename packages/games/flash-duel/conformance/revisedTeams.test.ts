import { teamConformance } from '../testing/conformance.ts';

teamConformance('revised');
