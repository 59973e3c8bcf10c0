import type { RulePictures } from '../../../table/rules/rulePictures.ts';
import { drawn } from '../art/drawings.ts';
import { RuleDiagram } from './RuleDiagram.tsx';

/** The Dragon has no crest of its own. */
const DRAGON = 'dragon';

/** What stands beside the rules and the ability cards. */
const pictures: RulePictures = {
  Diagram: RuleDiagram,
  crest: (character) => (character === DRAGON ? undefined : drawn(`c-${character}`)),
};

export default pictures;
