import { useLingui } from '@lingui/react/macro';
import {
  attackable,
  type Choice,
  cardName,
  entryOf,
  goldFor,
  nameAmong,
  type Spec,
  upper,
} from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';
import type { TableTexts } from '../../../table/kit/turn.ts';
import { shortName } from '../cards/shortNames.ts';
import type { WarSight } from './part.ts';
import type { WarThing } from './things.ts';
import { useTargetName } from './useAimText.ts';

/** So many letters a button has room for; the whole effect stands on its card. */
const LONGEST = 32;

/** What this table says in its own words; what it does not say, the game's words do. */
export function useTexts(
  { view, names, words, state }: WarSight,
  lifted: WarThing | undefined,
): TableTexts<Choice, WarThing> {
  const { t } = useLingui();
  const targetName = useTargetName({ view, names });

  /** Short enough for a button; what was touched need not be named again. */
  function answer(choice: Choice): string {
    const said = words.choice(choice, view, names).text;
    const gold = goldFor(choice, view);
    const isNamed = lifted === undefined;
    switch (choice.type) {
      case 'patrol':
        return t`Set the patrol, end the turn`;
      case 'attack': {
        const thing = view.things.find(({ id }) => id === choice.thing);
        const name = thing ? nameAmong(view, thing) : '';
        const [only, more] = attackable(view, choice.thing);
        if (only === undefined || more !== undefined) return isNamed ? t`Attack with ${name}` : t`Attack …`;
        const target = targetName(only);
        return isNamed ? t`${name}: attack ${target}` : t`Attack ${target}`;
      }
      case 'hire': {
        const name = choice.card === undefined ? undefined : shortName(choice.card);
        return isNamed && name !== undefined
          ? t`Worker: ${name}, ${gold} gold`
          : t`Make a worker, ${gold} gold`;
      }
      case 'play': {
        const name = shortName(choice.card);
        if (choice.boost)
          return isNamed ? t`Play ${name} boosted, ${gold} gold` : t`Play boosted, ${gold} gold`;
        return isNamed ? t`Play ${name}, ${gold} gold` : t`Play, ${gold} gold`;
      }
      case 'summon': {
        const name = shortName(choice.hero);
        return isNamed ? t`Summon ${name}, ${gold} gold` : t`Summon, ${gold} gold`;
      }
      case 'build': {
        const name = cardName(choice.building).replace(/ Building$/, '');
        return isNamed ? t`Build ${name}, ${gold} gold` : t`Build, ${gold} gold`;
      }
      case 'level': {
        const { card = '', level = 0 } = view.things.find(({ id }) => id === choice.thing) ?? {};
        const [name, next] = [shortName(card), level + 1];
        return isNamed ? t`${name} to level ${next}, ${gold} gold` : t`Rise to level ${next}, ${gold} gold`;
      }
      case 'repair':
        return t`Repair the base, ${gold} gold`;
      case 'use':
        return shortened(isNamed ? said : upper(said.slice(said.indexOf(': ') + 2)));
      case 'pick':
        return picked(choice.thing, said);
      default:
        return said;
    }
  }

  /** In a duel it is known who the other is; among more, the first of their names is enough. */
  function picked(id: number, said: string): string {
    const thing = view.things.find((one) => one.id === id);
    if (!thing || thing.controller === view.viewer) return said;
    const owner = names(thing.controller);
    const rest = said.slice(said.indexOf('’s ') + '’s '.length);
    if (!said.startsWith(`${upper(owner)}’s `)) return said;
    const [first = owner] = owner.split(' ');
    return view.players.length === 2 ? t`Their ${rest}` : t`${first}’s ${rest}`;
  }

  function family(name: string): string {
    const [kind = '', rest = ''] = name.split(':');
    switch (kind) {
      case 'attack':
        return t`Attack`;
      case 'play':
        return t`Play a card`;
      case 'hire':
        return t`Hire a worker`;
      case 'summon':
        return t`Summon a hero`;
      case 'level':
        return t`Level up`;
      case 'use':
        return t`Use an ability`;
      case 'build':
        return t`Build`;
      case 'hero':
        return t`Heroes`;
      case 'deck':
        return t`Starting decks`;
      case 'tech':
        return t`Tech a card`;
      case 'pick':
        return t`Things in play`;
      case 'colour':
        return upper(rest);
      case 'spec':
        return rest === '' ? t`Starting cards` : upper(rest as Spec);
      case 'seat':
        return rest === '' ? t`Things in play` : names(Number(rest) as Seat);
      default:
        return t`More`;
    }
  }

  return {
    answer,
    family,
    question: () => undefined,
    card: ({ touched }) => thingText(touched),
    thing: thingText,
    figure: (seat) => state.sitters[seat]?.name ?? names(seat),
    person: (seat) => state.sitters[seat]?.name ?? '',
    knowledge: t`Your piles`,
  };

  function thingText(thing: WarThing): string {
    const name = cardName(thing.card);
    if (thing.type !== 'card') return name;
    const { price } = thing;
    const { atk, hp } = entryOf(thing.card);
    return hp === undefined || atk === undefined
      ? t`${name}, ${price} gold`
      : t`${name}, ${price} gold, ${atk}/${hp}`;
  }
}

function shortened(said: string): string {
  return said.length > LONGEST ? `${said.slice(0, LONGEST - 1).trimEnd()}…` : said;
}
