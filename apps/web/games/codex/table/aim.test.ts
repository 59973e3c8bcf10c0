import codex from '@riposte/codex';
import type { Choice, View } from '@riposte/codex/table';
import { Scene } from '@riposte/codex/testing';
import type { Question } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { answerOf } from './aim.ts';

/** What the first player is asked now, and what they see. */
function askedAt({ state }: Scene): readonly [Question<Choice>, View] {
  const [asked] = codex.decisions(state);
  if (!asked) throw new Error('nothing is asked');
  return [{ ...asked, id: 'q2' }, codex.view(state, asked.seat)];
}

const scene = () =>
  new Scene({ play: ['fairie-dragon', 'gigadon'] }, { play: ['marauder', 'tyrannosaurus-rex'] });
const idOf = (card: string) => scene().state.things.find((thing) => thing.card === card)?.id ?? -1;
const at = (target: string) => ({ attacker: idOf('fairie-dragon'), target: idOf(target), asked: 'q1' });

test('an aim answers the question for its target', () => {
  const [question, view] = askedAt(scene().do('Attack with your Fairie Dragon'));
  const answer = answerOf(at('marauder'), question, view);
  expect(question.choices[answer ?? -1]).toMatchObject({ type: 'pick', thing: idOf('marauder') });
});

test('an aim has no answer for another attacker, nor to what is asked besides targets, nor where its target is none', () => {
  expect(answerOf(at('marauder'), ...askedAt(scene().do('Attack with your Gigadon')))).toBeUndefined();
  expect(answerOf(at('marauder'), ...askedAt(scene()))).toBeUndefined();
  const attack = askedAt(scene().do('Attack with your Fairie Dragon'));
  expect(answerOf(at('gigadon'), ...attack)).toBeUndefined();
});
