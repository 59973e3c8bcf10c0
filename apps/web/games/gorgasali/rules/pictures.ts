import { CHARACTERS } from '@riposte/gorgasali/table';
import type { RulePictures } from '../../../table/rules/rulePictures.ts';
import { crestOf } from '../art/drawings.ts';
import { IslandDiagram } from './IslandDiagram.tsx';

/** What stands beside the rules and the cards. */
const pictures: RulePictures = {
  Diagram: IslandDiagram,
  crest: (group) => crestOf(CHARACTERS.find((character) => character === group) ?? 'none'),
};

export default pictures;
